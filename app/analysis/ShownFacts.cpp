// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/ShownFacts.h"

#include "controls/Card.h"
#include "theme/LookChanges.h"

namespace lightsout {

void showFacts(Analysis& analysis, const std::vector<FactLabel*>& labels, bool emphasized) {
    for (FactLabel* label : labels) {
        analysis.want(*label, {&label->fact()});
        const auto refresh = [&analysis, label, emphasized] {
            const std::optional<Value> value = analysis.value(label->fact());
            if (value || !analysis.isComputing() || analysis.isLongWork() ||
                label->value().isEmpty()) {
                label->setValue(value, analysis.isComputing(), emphasized);
            }
        };
        QObject::connect(&analysis, &Analysis::valuesChanged, label, refresh);
        QObject::connect(&analysis, &Analysis::factsChanged, label, refresh);
        onLanguageChanged(label, refresh);
    }
}

} // namespace lightsout
