// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/IdentitiesCard.h"

#include "controls/WhyButton.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// Breaks a statement after its first comma, because a check box does not wrap its text.
QString onTwoLines(QString statement) {
    const QString comma = QStringLiteral(", ");
    const qsizetype place = statement.indexOf(comma);
    return place < 0 ? statement : statement.replace(place, comma.size(), QStringLiteral(",\n"));
}

} // namespace

IdentitiesCard::IdentitiesCard(QWidget* parent) : Card(parent) {
    QLabel* title = addText(TextRole::title);
    new WhyButton(*title, QStringLiteral("counts.md#squares-and-statements"));
    QLabel* text = addText(TextRole::small);
    for (const auto& [identity, name] :
         {std::pair(Identity::doubling, "doubling"),
          {Identity::powersOfTwo, "powersOfTwo"},
          {Identity::greatestCommonDivisor, "greatestCommonDivisor"}}) {
        auto* box = new QCheckBox(this);
        box->setObjectName(QLatin1String(name));
        QLabel* verdict = makeLabel(TextRole::small, true, this);
        verdict->setWordWrap(true);
        verdict->setContentsMargins(26, 0, 26, 0);
        verdict->hide();
        content()->addWidget(box);
        content()->addWidget(verdict);
        connect(box, &QCheckBox::toggled, this, [this] {
            refresh();
            Q_EMIT marksChanged();
        });
        statements_.push_back({identity, box, verdict});
    }
    onLanguageChanged(this, [this, title, text] {
        title->setText(tr("What the literature says"));
        text->setText(tr("Choose a statement to test: boards for which it holds are ringed, others "
                         "crossed out."));
        for (const Statement& statement : statements_) {
            statement.box->setText(onTwoLines(statementText(statement.identity)));
            statement.verdict->setAlignment(leadingAlignment());
        }
        refresh();
    });
}

QString IdentitiesCard::statementText(Identity identity) {
    const auto formula = [](const char* text) { return isolated(QString::fromUtf8(text)); };
    switch (identity) {
    case Identity::doubling:
        return tr("%1, and 2 more if %2")
            .arg(formula("d(2n + 1) = 2 d(n)"), formula("n ≡ 2 (mod 3)"));
    case Identity::powersOfTwo:
        return formula("d(2ᵏ − 1) = 0");
    case Identity::greatestCommonDivisor:
        return tr("without self-influence, %1").arg(formula("d(m, n) = gcd(m + 1, n + 1) − 1"));
    }
    return {};
}

void IdentitiesCard::setSquares(std::vector<std::uint32_t> squares) {
    squares_ = std::move(squares);
    refresh();
    Q_EMIT marksChanged();
}

void IdentitiesCard::refresh() {
    for (const Statement& statement : statements_) {
        std::size_t made = 0;
        std::size_t right = 0;
        for (std::size_t n = 1; n <= squares_.size(); ++n) {
            if (const auto predicted = predictedNullity(statement.identity, n, n, squares_)) {
                ++made;
                right += *predicted == squares_[n - 1] ? 1 : 0;
            }
        }
        statement.verdict->setVisible(statement.box->isChecked() && made > 0);
        statement.verdict->setText(
            right == made
                ? tr("True for all %Ln square board(s) tested.", nullptr, static_cast<int>(made))
                : tr("True for %1 of the square boards tested, false for %2.")
                      .arg(numberText(right), numberText(made - right)));
    }
}

std::function<HeatMark(HeatCell, std::uint32_t)> IdentitiesCard::marks() const {
    std::vector<Identity> chosen;
    for (const Statement& statement : statements_) {
        if (statement.box->isChecked()) {
            chosen.push_back(statement.identity);
        }
    }
    if (chosen.empty()) {
        return {};
    }
    return [chosen, squares = squares_](HeatCell cell, std::uint32_t value) {
        HeatMark mark = HeatMark::none;
        for (const Identity identity : chosen) {
            const auto predicted = predictedNullity(identity, cell.row, cell.column, squares);
            if (predicted) {
                mark = *predicted != value || mark == HeatMark::wrong ? HeatMark::wrong
                                                                      : HeatMark::right;
            }
        }
        return mark;
    };
}

} // namespace lightsout

#include "moc_IdentitiesCard.cpp"
