// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/CommandText.h"

#include "io/RuleSpec.h"
#include "text/BoardText.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace lightsout {

namespace {

/// Longer strings of lights are not written, because the file contains them.
constexpr qsizetype maxLights = 4096;

QString lightsWord(const BitVector& lights) {
    if (lights.none()) {
        return QStringLiteral("none");
    }
    return lights.count() == lights.size() ? QStringLiteral("all")
                                           : QString::fromStdString(lights.toString());
}

} // namespace

QString quotedForShell(const QString& word) {
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:=,@%+-]+$"));
    if (plain.match(word).hasMatch()) {
        return word;
    }
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) +
           QLatin1Char('\'');
}

QString ruleCommand(const QString& words, const Rule& rule, const QString& path) {
    const std::optional<std::string> spec = specOf(rule);
    const QString file = path.isEmpty() ? QStringLiteral("board.lightsout") : path;
    return QStringLiteral("lightsout-cli ") + words + QStringLiteral(" --board ") +
           quotedForShell(spec ? QString::fromStdString(*spec) : file);
}

QString gameCommand(const QString& words, const Game& game, const QString& path) {
    QString command = ruleCommand(words, game.rule(), path);
    const QString lights = lightsWord(game.lights());
    const QString target = lightsWord(game.target());
    if (lights.size() <= maxLights && target.size() <= maxLights) {
        command += QStringLiteral(" --lights ") + lights;
        if (game.target().any()) {
            command += QStringLiteral(" --target ") + target;
        }
    }
    return command;
}

QString citation(const Rule& rule, const QStringList& commands) {
    static const QRegularExpression seedOption(QStringLiteral(" --seed ([0-9]+)"));
    QStringList seeds;
    for (auto matches = seedOption.globalMatch(commands.join(QLatin1Char('\n')));
         matches.hasNext();) {
        seeds << matches.next().captured(1);
    }
    seeds.removeDuplicates();
    return citation(rule, seeds.isEmpty() ? std::nullopt
                                          : std::optional(seeds.join(QStringLiteral(", "))));
}

QString citation(const Rule& rule, const std::optional<QString>& seed) {
    const std::optional<std::string> spec = specOf(rule);
    const QString program = QStringLiteral("Lights Out Workbench ");
    return program + QCoreApplication::applicationVersion() + QStringLiteral(", ") +
           (spec ? QString::fromStdString(*spec) : boardName(rule)) +
           (seed ? QStringLiteral(", seed ") + *seed : QString());
}

} // namespace lightsout
