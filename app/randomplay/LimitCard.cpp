// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/LimitCard.h"

#include "controls/CardColumn.h"
#include "controls/WhyButton.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int paritySide = 64;
constexpr std::size_t maxWhole = 64;
/// Longer fractions are not shown.
constexpr std::size_t maxDigits = 24;

} // namespace

LimitCard::LimitCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), chart_(new ChartPanel(this)),
      text_(makeLabel(TextRole::small, true, this)), textArea_(new CardColumn({text_}, this)),
      parity_(new PatternPicture(this)) {
    text_->setObjectName(QStringLiteral("limitText"));
    content()->addWidget(chart_, 1);
    text_->setWordWrap(true);
    new WhyButton(*text_, QStringLiteral("random.md#limits"));
    text_->installEventFilter(this);
    parity_->setFixedSize(paritySide, paritySide);
    auto* reason = new QHBoxLayout;
    reason->setSpacing(12);
    reason->addWidget(parity_);
    reason->addWidget(textArea_, 1);
    content()->addLayout(reason);
    connect(&play, &RandomPlay::boardChanged, this, &LimitCard::refresh);
    connect(&play, &RandomPlay::exactChanged, this, &LimitCard::refresh);
    connect(chart_, &ChartPanel::pointedAt, this, [this](std::optional<double> x) {
        const LimitLaw* limit = play_.limit();
        const auto black = static_cast<std::size_t>(x.value_or(0));
        if (limit == nullptr || !x || black > limit->vertices || play_.walk() == Walk::lazy) {
            return;
        }
        const std::string even = limit->fraction(limit->even[black]);
        const std::string odd = limit->fraction(limit->odd[black]);
        if (even.size() <= maxDigits && odd.size() <= maxDigits) {
            text_->setText(tr("%1 black: %2 at even times, %3 at odd times.")
                               .arg(numberText(black), isolated(QString::fromStdString(even)),
                                    isolated(QString::fromStdString(odd))));
        }
    });
    onLanguageChanged(this, [this] { retranslate(); });
    onAppearanceChanged(this, [this] { refresh(); });
}

void LimitCard::retranslate() {
    parity_->setAccessibleName(tr("Every press toggles an odd number of these cells"));
    parity_->setToolTip(parity_->accessibleName());
}

bool LimitCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::Resize) {
        fitText();
    }
    return Card::eventFilter(watched, event);
}

void LimitCard::fitText() {
    // Layouts ignore changes during their own layout pass.
    QTimer::singleShot(0, this, [this] {
        textArea_->setFixedHeight(std::max(0, text_->heightForWidth(text_->width())));
    });
}

void LimitCard::refresh() {
    fitText();
    const LimitLaw* limit = play_.limit();
    Chart chart;
    chart.x = {.title = tr("black cells"), .isInteger = true};
    chart.y.isShare = true;
    if (limit == nullptr) {
        parity_->hide();
        chart.title = tr("Limit laws");
        chart_->setData(std::move(chart));
        text_->setText(play_.moments() != nullptr
                           ? tr("The limit laws of this board are too long to show. They are shown "
                                "for up to %1 vertices and %2 quiet patterns.")
                                 .arg(numberText(RandomPlay::maxLimitVertices),
                                      powerOfTwoText(LimitLaw::maxNullity))
                           : QString());
        return;
    }
    const bool isLazy = play_.walk() == Walk::lazy;
    const bool areTwo = limit->period() == 2 && !isLazy;
    parity_->setVisible(areTwo && limit->vertices <= PatternPicture::maxVertices);
    if (areTwo && limit->vertices <= PatternPicture::maxVertices) {
        parity_->setPattern(play_.rule(), *limit->parity);
    }
    chart.title = areTwo ? tr("Two limit laws alternate") : tr("The limit law");
    ChartSeries even{.name = areTwo ? tr("even times") : tr("all times"),
                     .shape = ChartShape::bars,
                     .colour = &Theme::quiet};
    ChartSeries odd{.name = tr("odd times"), .shape = ChartShape::bars, .colour = &Theme::litFlat};
    const std::vector<double> evenLaw =
        isLazy ? limit->lazyProbabilities() : limit->probabilities(false);
    const std::vector<double> oddLaw = limit->probabilities(true);
    for (std::size_t black = 0; black < evenLaw.size(); ++black) {
        if (evenLaw.size() <= maxWhole || evenLaw[black] + oddLaw[black] > RandomPlay::negligible) {
            even.points.push_back({static_cast<double>(black), evenLaw[black]});
            odd.points.push_back({static_cast<double>(black), oddLaw[black]});
        }
    }
    chart.series.push_back(std::move(even));
    if (areTwo) {
        chart.series.push_back(std::move(odd));
    }
    chart_->setData(std::move(chart));
    text_->setText(
        isLazy ? tr("Lazy play has one limit: the average of the two laws.")
        : areTwo
            ? tr("Every press toggles an odd number of the coloured cells, so each press changes "
                 "the parity of the number of black cells among them. Even and odd times never "
                 "mix.")
            : tr("Even and odd times mix: no set of cells has an odd overlap with every press."));
}

} // namespace lightsout

#include "moc_LimitCard.cpp"
