#pragma once

#include "analysis/Analysis.h"
#include "analysis/Guide.h"
#include "document/Document.h"
#include "document/PlayClock.h"
#include "document/Selection.h"

namespace lightsout {

/// The one model that every tab is a view of. Outlives the windows that show it.
struct Workbench {
    explicit Workbench(Game game)
        : document(std::move(game)), clock(document), analysis(document),
          guide(document, analysis) {}

    Document document;
    PlayClock clock;
    Analysis analysis;
    Guide guide;
    Selection selection;
};

} // namespace lightsout
