#include "fault_vfs.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace reisswitz::store::test {

namespace {

/// How to take back one write that may not have reached the disk.
struct Undo {
    sqlite3_int64 size_before;
    sqlite3_int64 offset;
    std::vector<char> bytes_before;
};

/// The writes to one file since it was last synced. It is held open: its name may change meanwhile.
struct Unsynced {
    int descriptor = -1;
    std::vector<Undo> undos;
};

struct Faults {
    sqlite3_vfs* real = nullptr;
    sqlite3_vfs ours{};

    int writes = 0, syncs = 0;
    int failing_write = 0, failing_sync = 0;
    int code = SQLITE_OK;
    bool lasting = false, cuts_power = false, power_is_off = false, has_failed = false, writing_forbidden = false;

    std::map<std::string, Unsynced> unsynced;
};
Faults faults;

void forget_unsynced(std::map<std::string, Unsynced>::iterator file) {
    if (file == faults.unsynced.end()) return;
    close(file->second.descriptor);
    faults.unsynced.erase(file);
}

struct File {
    sqlite3_file base;
    std::string* path;
};

File& ours(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(reinterpret_cast<File*>(file) + 1); }
const sqlite3_io_methods& methods(sqlite3_file* file) { return *real(file)->pMethods; }

/// What the next write must answer instead of writing; SQLITE_OK where it may write.
int verdict_on_write() {
    if (faults.power_is_off) return SQLITE_IOERR_WRITE;
    if (faults.writing_forbidden) return SQLITE_READONLY;
    ++faults.writes;
    const bool fails = faults.failing_write > 0 &&
                       (faults.lasting ? faults.writes >= faults.failing_write : faults.writes == faults.failing_write);
    if (!fails) return SQLITE_OK;
    faults.has_failed = true;
    if (!faults.cuts_power) return faults.code;
    faults.power_is_off = true;
    return SQLITE_IOERR_WRITE;
}

void remember(sqlite3_file* file, sqlite3_int64 offset, sqlite3_int64 length) {
    if (!faults.cuts_power) return;
    sqlite3_int64 size = 0;
    methods(file).xFileSize(real(file), &size);
    std::vector<char> before(static_cast<std::size_t>(std::max<sqlite3_int64>(0, std::min(length, size - offset))));
    if (!before.empty()) methods(file).xRead(real(file), before.data(), static_cast<int>(before.size()), offset);
    Unsynced& unsynced = faults.unsynced[*ours(file).path];
    if (unsynced.descriptor < 0) unsynced.descriptor = ::open(ours(file).path->c_str(), O_WRONLY | O_CLOEXEC);
    unsynced.undos.push_back({size, offset, std::move(before)});
}

int close_file(sqlite3_file* file) {
    delete ours(file).path;
    return methods(file).xClose(real(file));
}

int read(sqlite3_file* file, void* bytes, int length, sqlite3_int64 offset) {
    if (faults.power_is_off) return SQLITE_IOERR_READ;
    return methods(file).xRead(real(file), bytes, length, offset);
}

int write(sqlite3_file* file, const void* bytes, int length, sqlite3_int64 offset) {
    if (const int code = verdict_on_write()) return code;
    remember(file, offset, length);
    return methods(file).xWrite(real(file), bytes, length, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    if (const int code = verdict_on_write()) return code;
    sqlite3_int64 before = 0;
    methods(file).xFileSize(real(file), &before);
    remember(file, size, before - size);
    return methods(file).xTruncate(real(file), size);
}

/// What is synced cannot be lost any more. The disk below is not asked to: the tests cut no real power.
int sync(sqlite3_file* file, int) {
    if (faults.power_is_off) return SQLITE_IOERR_FSYNC;
    if (++faults.syncs == faults.failing_sync) {
        faults.has_failed = true;
        return faults.code;
    }
    forget_unsynced(faults.unsynced.find(*ours(file).path));
    return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) { return methods(file).xFileSize(real(file), size); }
int lock(sqlite3_file* file, int level) { return methods(file).xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return methods(file).xUnlock(real(file), level); }
int check_reserved_lock(sqlite3_file* file, int* held) { return methods(file).xCheckReservedLock(real(file), held); }
int sector_size(sqlite3_file* file) { return methods(file).xSectorSize(real(file)); }
int device_characteristics(sqlite3_file* file) { return methods(file).xDeviceCharacteristics(real(file)); }

int file_control(sqlite3_file* file, int what, void* value) {
    if (faults.power_is_off && what == SQLITE_FCNTL_SIZE_HINT) return SQLITE_IOERR;
    return methods(file).xFileControl(real(file), what, value);
}

int shm_map(sqlite3_file* file, int page, int page_size, int extend, void volatile** memory) {
    if (faults.writing_forbidden) return SQLITE_CANTOPEN;
    return methods(file).xShmMap(real(file), page, page_size, extend, memory);
}
int shm_lock(sqlite3_file* file, int offset, int n, int flags) {
    return methods(file).xShmLock(real(file), offset, n, flags);
}
void shm_barrier(sqlite3_file* file) { methods(file).xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) { return methods(file).xShmUnmap(real(file), remove); }

constexpr sqlite3_io_methods io_methods{.iVersion = 2,
                                        .xClose = close_file,
                                        .xRead = read,
                                        .xWrite = write,
                                        .xTruncate = truncate,
                                        .xSync = sync,
                                        .xFileSize = file_size,
                                        .xLock = lock,
                                        .xUnlock = unlock,
                                        .xCheckReservedLock = check_reserved_lock,
                                        .xFileControl = file_control,
                                        .xSectorSize = sector_size,
                                        .xDeviceCharacteristics = device_characteristics,
                                        .xShmMap = shm_map,
                                        .xShmLock = shm_lock,
                                        .xShmBarrier = shm_barrier,
                                        .xShmUnmap = shm_unmap,
                                        .xFetch = nullptr,
                                        .xUnfetch = nullptr};

int open_file(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_given) {
    file->pMethods = nullptr;
    if (faults.power_is_off) return SQLITE_CANTOPEN;
    if (faults.writing_forbidden && name != nullptr) {
        if (::access(name, F_OK) != 0) return SQLITE_CANTOPEN;
        flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    }
    const int code = faults.real->xOpen(faults.real, name, real(file), flags, flags_given);
    if (real(file)->pMethods == nullptr) return code;
    ours(file).path = new std::string(name ? name : "");
    file->pMethods = &io_methods;
    return code;
}

int delete_file(sqlite3_vfs*, const char* name, int sync_folder) {
    if (faults.power_is_off) return SQLITE_IOERR_DELETE;
    if (faults.writing_forbidden) return SQLITE_READONLY;
    forget_unsynced(faults.unsynced.find(name));
    return faults.real->xDelete(faults.real, name, sync_folder);
}

int access_file(sqlite3_vfs*, const char* name, int flags, int* answer) {
    if (faults.writing_forbidden && flags == SQLITE_ACCESS_READWRITE) {
        *answer = 0;
        return SQLITE_OK;
    }
    return faults.real->xAccess(faults.real, name, flags, answer);
}

void take_back(int descriptor, const Undo& undo) {
    if (!undo.bytes_before.empty() &&
        pwrite(descriptor, undo.bytes_before.data(), undo.bytes_before.size(), undo.offset) < 0)
        std::abort();
    struct stat now{};
    if (fstat(descriptor, &now) == 0 && now.st_size > undo.size_before)
        if (ftruncate(descriptor, undo.size_before) != 0) std::abort();
}

}  // namespace

FaultVfs::FaultVfs() {
    faults = Faults{};
    faults.real = sqlite3_vfs_find(nullptr);
    faults.ours = *faults.real;
    faults.ours.szOsFile = static_cast<int>(sizeof(File)) + faults.real->szOsFile;
    faults.ours.zName = "faults";
    faults.ours.pNext = nullptr;
    faults.ours.xOpen = open_file;
    faults.ours.xDelete = delete_file;
    faults.ours.xAccess = access_file;
    sqlite3_vfs_register(&faults.ours, 1);
}

FaultVfs::~FaultVfs() {
    sqlite3_vfs_unregister(&faults.ours);
    sqlite3_vfs_register(faults.real, 1);
}

void FaultVfs::fail_write(int n, int code, bool lasting) {
    faults.writes = 0;
    faults.failing_write = n;
    faults.code = code;
    faults.lasting = lasting;
    faults.cuts_power = faults.has_failed = false;
}

void FaultVfs::fail_sync(int n, int code) {
    faults.syncs = 0;
    faults.failing_sync = n;
    faults.code = code;
    faults.has_failed = false;
}

void FaultVfs::cut_power_at_write(int n) {
    fail_write(n, SQLITE_IOERR_WRITE, true);
    faults.cuts_power = true;
}

bool FaultVfs::has_failed() const { return faults.has_failed; }

void FaultVfs::recover(std::uint64_t seed) {
    if (faults.power_is_off) {
        std::mt19937_64 chance{seed};
        for (const auto& [path, unsynced] : faults.unsynced)
            for (auto undo = unsynced.undos.rbegin(); undo != unsynced.undos.rend(); ++undo)
                if (seed == 0 || chance() % 2 == 0) take_back(unsynced.descriptor, *undo);
    }
    while (!faults.unsynced.empty()) forget_unsynced(faults.unsynced.begin());
    faults.failing_write = faults.failing_sync = 0;
    faults.cuts_power = faults.power_is_off = false;
}

void FaultVfs::forbid_writing(bool forbidden) { faults.writing_forbidden = forbidden; }

int FaultVfs::writes() const { return faults.writes; }

}  // namespace reisswitz::store::test
