/// A file system that fails when told to: SQLite's own with a hand on every write.
#pragma once

#include <cstdint>

namespace reisswitz::store::test {

/// While one lives it is SQLite's default file system. One at a time.
class FaultVfs {
public:
    FaultVfs();
    FaultVfs(const FaultVfs&) = delete;
    FaultVfs& operator=(const FaultVfs&) = delete;
    ~FaultVfs();

    /// The n-th write or change of size from now on fails with an SQLite result code; so do those after it, if lasting.
    void fail_write(int n, int code, bool lasting);
    /// The n-th sync from now on fails with an SQLite result code.
    void fail_sync(int n, int code);
    /// At the n-th write or change of size from now on the power goes: nothing is done any more.
    void cut_power_at_write(int n);
    /// Whether what was told to fail has failed.
    bool has_failed() const;
    /// All works again. After a power cut each write that was not synced is lost; with a seed, each one may be.
    void recover(std::uint64_t seed = 0);

    /// Nothing can be written or made any more, as in a folder of somebody else.
    void forbid_writing(bool forbidden);

    /// Writes and changes of size since the last order to fail.
    int writes() const;
};

}  // namespace reisswitz::store::test
