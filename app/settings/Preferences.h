// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/WorkMemory.h"
#include "settings/Appearance.h"
#include "text/Numbering.h"

namespace lightsout {

/// The user's preferences, stored between sessions. Anyone may edit the settings file, so invalid
/// values are treated as missing.
struct Preferences {
    Appearance appearance = {};
    /// Whether animations that fade or glide are disabled; if not, the desktop's preference
    /// applies.
    bool hasLessMotion = false;
    Numbering numbering = {};
    MemoryShare memory = MemoryShare::half;
    /// The number of cores that computations may use; 0 for all.
    std::size_t threads = 0;
    /// Whether unsaved work is saved automatically.
    bool autosaves = true;
    /// Whether the program begins with its start page.
    bool beginsWithStartPage = true;

    static Preferences load();
    void save() const;

    /// Applies all preferences except autosaving and the appearance, which windows apply.
    void apply() const;

    bool operator==(const Preferences&) const = default;
};

} // namespace lightsout
