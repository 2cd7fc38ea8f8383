// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/EquationText.h"

#include "text/NumberText.h"

#include <QStringList>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t maxTerms = 10;

/// Returns the vertices whose presses toggle the light, in ascending order.
std::vector<Vertex> pressesReaching(const Rule& rule, Vertex light) {
    std::vector<Vertex> presses;
    if (rule.cells() != nullptr) {
        rule.forEachToggled(light, [&](Vertex v) { presses.push_back(v); });
        std::ranges::sort(presses);
        return presses;
    }
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        if (u == light ? rule.selfInfluence(u) : rule.graph()->hasArc(u, light)) {
            presses.push_back(u);
        }
    }
    return presses;
}

} // namespace

QString equationText(const Game& game, Vertex light) {
    const std::vector<Vertex> presses = pressesReaching(game.rule(), light);
    QStringList terms;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses.size() > maxTerms && i + 2 == maxTerms) {
            terms.append(QStringLiteral("…"));
            i = presses.size() - 1;
        }
        terms.append(QLatin1Char('x') + subscript(shownNumber(presses[i])));
    }
    const QString sum = terms.isEmpty() ? QStringLiteral("0") : terms.join(QStringLiteral(" + "));
    const bool changes = game.lights()[light] != game.target()[light];
    return isolated(sum + QLatin1String(changes ? " = 1" : " = 0"));
}

} // namespace lightsout
