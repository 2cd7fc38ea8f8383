// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/WorkMemory.h"
#include "text/Numbering.h"
#include "window/Appearance.h"

namespace lightsout {

/// The user's preferences, stored between sessions. The settings are a file that anybody may write:
/// invalid values are treated as missing.
struct Preferences {
    Appearance appearance = {};
    /// Whether fading and gliding are off; otherwise the desktop's preference applies.
    bool hasLessMotion = false;
    Numbering numbering = {};
    MemoryShare memory = MemoryShare::half;
    /// Number of cores that work may use; 0 for all.
    std::size_t threads = 0;
    /// Whether boards that no file holds are saved automatically.
    bool autosaves = true;
    /// Whether the program begins with its start page.
    bool beginsWithFirstPage = true;

    static Preferences load();
    void save() const;

    /// Applies all of it except the appearance, which windows apply, and autosave.
    void apply() const;

    bool operator==(const Preferences&) const = default;
};

} // namespace lightsout
