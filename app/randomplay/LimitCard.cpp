#include "randomplay/LimitCard.h"

#include "document/VertexText.h"

#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr double negligible = 1e-7;
constexpr std::size_t mostWhole = 64;
/// Longer fractions than this are not read.
constexpr std::size_t mostDigits = 24;

} // namespace

LimitCard::LimitCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), chart_(new ChartPanel(this)), text_(nullptr) {
    content()->addWidget(chart_, 1);
    text_ = addText(TextRole::small);
    connect(&play, &RandomPlay::boardChanged, this, &LimitCard::refresh);
    connect(&play, &RandomPlay::exactChanged, this, &LimitCard::refresh);
    connect(chart_, &ChartPanel::pointedAt, this, [this](std::optional<double> x) {
        const LimitLaw* limit = play_.limit();
        const auto black = static_cast<std::size_t>(x.value_or(0));
        if (limit == nullptr || !x || black > limit->vertices) {
            return;
        }
        const std::string even = limit->fraction(limit->even[black]);
        const std::string odd = limit->fraction(limit->odd[black]);
        if (even.size() <= mostDigits && odd.size() <= mostDigits) {
            text_->setText(tr("%1 black: %2 at even, %3 at odd times.")
                               .arg(numberText(black), isolated(QString::fromStdString(even)),
                                    isolated(QString::fromStdString(odd))));
        }
    });
}

void LimitCard::refresh() {
    const Theme& theme = Theme::current();
    const LimitLaw* limit = play_.limit();
    Chart chart;
    chart.x = {.title = tr("black cells"), .isInteger = true};
    chart.y.isShare = true;
    if (limit == nullptr) {
        chart.title = tr("Limit laws");
        chart_->setData(std::move(chart));
        text_->setText(play_.moments() != nullptr
                           ? tr("The limit laws of this board are too long to be written out.")
                           : QString());
        return;
    }
    const bool areTwo = limit->period() == 2;
    chart.title = areTwo ? tr("Two limit laws alternate") : tr("The limit law");
    ChartSeries even{.name = areTwo ? tr("even times") : tr("all times"),
                     .shape = ChartShape::bars,
                     .colour = theme.quiet};
    ChartSeries odd{.name = tr("odd times"), .shape = ChartShape::bars, .colour = theme.lit};
    const std::vector<double> evenLaw = limit->probabilities(false);
    const std::vector<double> oddLaw = limit->probabilities(true);
    for (std::size_t black = 0; black < evenLaw.size(); ++black) {
        if (evenLaw.size() <= mostWhole || evenLaw[black] + oddLaw[black] > negligible) {
            even.points.push_back({static_cast<double>(black), evenLaw[black]});
            odd.points.push_back({static_cast<double>(black), oddLaw[black]});
        }
    }
    chart.series.push_back(std::move(even));
    if (areTwo) {
        chart.series.push_back(std::move(odd));
    }
    chart_->setData(std::move(chart));
    text_->setText(areTwo ? tr("Some cells are such that every press toggles an odd number of "
                               "them: so even and odd times never mix.")
                          : tr("No set of cells meets every press oddly, so even and odd times "
                               "mix."));
}

} // namespace lightsout
