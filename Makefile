# `make` alone says what can be made.

PREFIX ?= /usr/local

# What `make play` starts, and what it shows where there is no terminal to play on.
GAME          ?= play el-teb --side british --versus greedy
DEMONSTRATION ?= play el-teb --side none --versus greedy

.DEFAULT_GOAL := help
.PHONY: help play build check test test-all bench coverage format install clean

help:
	@echo "make play              fight El Teb against the computer (installs what it needs, builds, starts)"
	@echo "make build             build the program: build/reisswitz"
	@echo "make test              run every test; under half an hour from nothing, on two cores"
	@echo
	@echo "make check             development build and fast tests, for while you work"
	@echo "make test-all          everything, at length, before a piece of work is closed"
	@echo "make bench             measure"
	@echo "make coverage          which lines the tests reach"
	@echo "make format            put the sources in order"
	@echo "make install PREFIX=…  install program, libraries and CMake package (now: $(PREFIX))"
	@echo "make clean             remove what was built"

play:
	@scripts/play $(GAME) -- $(DEMONSTRATION)

build:
	@scripts/bootstrap play
	@scripts/build

check test test-all bench coverage:
	@scripts/$@

format:
	@scripts/bootstrap test
	@scripts/steps/format --write

install:
	@scripts/bootstrap play
	@scripts/build reisswitz_installed
	@cmake --install build/release --prefix "$(PREFIX)"

clean:
	rm -rf build
