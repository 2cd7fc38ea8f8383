// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/WorkMemory.h"
#include "text/Numbering.h"
#include "window/Appearance.h"

namespace lightsout {

/// What the user prefers, kept between sessions. The settings are a file that anybody may write:
/// what it says wrongly is as if it were not there.
struct Preferences {
    Appearance appearance = {};
    /// Whether nothing is to fade or glide; else as the desktop wants it.
    bool hasLessMotion = false;
    Numbering numbering = {};
    MemoryShare memory = MemoryShare::half;
    /// How many cores work may take; 0 for all.
    std::size_t threads = 0;
    /// Whether boards that no file holds are kept.
    bool autosaves = true;
    /// Whether the program begins with its first page.
    bool beginsWithFirstPage = true;

    static Preferences load();
    void save() const;

    /// Makes all of it hold but the appearance, which windows put on, and autosave.
    void apply() const;

    bool operator==(const Preferences&) const = default;
};

} // namespace lightsout
