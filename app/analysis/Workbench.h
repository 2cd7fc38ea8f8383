// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"
#include "analysis/Guide.h"
#include "analysis/PinnedBoard.h"
#include "analysis/Symmetries.h"
#include "document/CurrentDocument.h"
#include "document/Drawing.h"
#include "document/PlayClock.h"
#include "document/Selection.h"

namespace lightsout {

class Autosave;

/// The model that all tabs share. It outlives the windows that show it.
struct Workbench {
    explicit Workbench(Game game)
        : document(std::move(game)), drawing(document), clock(document), analysis(document),
          guide(document, analysis), symmetries(document), pinned(document), selection(document) {}

    CurrentDocument document;
    Drawing drawing;
    PlayClock clock;
    Analysis analysis;
    Guide guide;
    Symmetries symmetries;
    PinnedBoard pinned;
    Selection selection;
    bool isTargetEdited = false;  ///< whether the current tab edits the target, so that buttons for
                                  ///< lights apply to it
    Autosave* autosave = nullptr; ///< saves unsaved work; null if it is not saved
};

} // namespace lightsout
