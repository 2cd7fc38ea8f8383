// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/FactCard.h"

#include "theme/LookChanges.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace lightsout {

FactCard::FactCard(FactCardDescription description, QWidget* parent)
    : Card(description.frame, parent), description_(std::move(description)) {
    const bool areCompared = description_.columns.size() > 1;
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(0, 3);
    const auto columnOf = [](std::size_t board) { return static_cast<int>(2 * board + 1); };
    for (std::size_t board = 0; board < description_.columns.size(); ++board) {
        heads_.push_back(makeLabel(TextRole::small, true, this));
        heads_.back()->setVisible(areCompared);
        grid->addWidget(heads_.back(), 0, columnOf(board));
        grid->setColumnStretch(columnOf(board), 3);
    }
    for (std::size_t i = 0; i < description_.rows.size(); ++i) {
        const int line = static_cast<int>(i) + 1;
        Row row{.name = makeLabel(TextRole::small, true, this), .values = {}, .sign = nullptr};
        row.name->setWordWrap(true);
        grid->addWidget(row.name, line, 0);
        for (std::size_t board = 0; board < description_.columns.size(); ++board) {
            row.values.push_back(makeLabel(TextRole::body, false, this));
            row.values.back()->setWordWrap(true);
            grid->addWidget(row.values.back(), line, columnOf(board));
        }
        if (areCompared) {
            row.sign = makeLabel(TextRole::body, false, this);
            row.sign->setTone(TextLabel::Tone::press);
            row.sign->setBold(true);
            grid->addWidget(row.sign, line, 2);
            grid->setColumnMinimumWidth(2, 16);
        }
        rows_.push_back(std::move(row));
    }
    content()->addLayout(grid);
    text_ = addText(TextRole::small);
    for (const FactAction& action : description_.actions) {
        auto* button = new QPushButton(this);
        button->setObjectName(action.objectName);
        content()->addWidget(button, 0, Qt::AlignLeading);
        connect(button, &QPushButton::clicked, this, action.run);
        actions_.push_back(button);
    }
    content()->addStretch();
    onLanguageChanged(this, [this] { refresh(); });
}

bool FactCard::show(const FactRow& row, const Row& labels) {
    const QString name = row.fact != nullptr ? factName(*row.fact) : row.name();
    const QString meaning = row.fact != nullptr ? factSentence(*row.fact)
                            : row.meaning       ? row.meaning()
                                                : QString();
    labels.name->setText(name);
    labels.name->setToolTip(meaning);
    bool areKnown = true;
    bool areApplicable = row.fact == nullptr;
    for (std::size_t board = 0; board < description_.columns.size(); ++board) {
        const FactColumn& column = description_.columns[board];
        TextLabel& label = *labels.values[board];
        ShownValue shown;
        if (row.fact == nullptr) {
            shown = row.value(column.game());
        } else {
            const Analysis* analysis = column.analysis();
            const auto value = analysis != nullptr ? analysis->value(*row.fact) : std::nullopt;
            const auto missing = value ? value->missing() : std::nullopt;
            shown = shownValue(*row.fact, value, analysis != nullptr && analysis->isComputing());
            areKnown = areKnown && value;
            areApplicable =
                areApplicable || !missing || missing == Missing::noSolution || !isCertain(*missing);
        }
        const auto& [value, reason] = shown;
        const QString text = value.isEmpty() ? QStringLiteral("–") : value;
        label.setText(text);
        label.setToolTip(QStringList{meaning, reason}.join(QLatin1Char(' ')).trimmed());
        QString spoken = heads_.size() > 1 ? tr("%1, %2: %3").arg(name, column.name(), text)
                                           : tr("%1: %2").arg(name, text);
        if (!reason.isEmpty()) {
            spoken += QStringLiteral(". ") + reason;
        }
        label.setAccessibleName(spoken);
    }
    const bool differ = areKnown && std::ranges::any_of(labels.values, [&](TextLabel* label) {
                            return label->text() != labels.values.front()->text();
                        });
    for (TextLabel* label : labels.values) {
        label->setBold(differ);
        label->setVisible(areApplicable);
    }
    labels.name->setVisible(areApplicable);
    if (labels.sign != nullptr) {
        labels.sign->setText(differ ? QStringLiteral("≠") : QString());
        labels.sign->setAccessibleName(differ ? tr("differs") : QString());
    }
    return differ;
}

void FactCard::refresh() {
    std::vector<const Fact*> wanted;
    for (const FactRow& row : description_.rows) {
        if (row.fact != nullptr) {
            wanted.push_back(row.fact);
        }
    }
    for (std::size_t board = 0; board < heads_.size(); ++board) {
        const FactColumn& column = description_.columns[board];
        heads_[board]->setText(column.name ? column.name() : QString());
        if (Analysis* analysis = column.analysis ? column.analysis() : nullptr) {
            analysis->want(*this, wanted);
        }
    }
    int differences = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        differences += show(description_.rows[i], rows_[i]) ? 1 : 0;
    }
    if (description_.title) {
        title_->setText(description_.title(differences));
    }
    text_->setText(description_.text ? description_.text() : QString());
    text_->setVisible(!text_->text().isEmpty());
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        const FactAction& action = description_.actions[i];
        actions_[i]->setText(action.text());
        actions_[i]->setToolTip(action.toolTip ? action.toolTip() : QString());
        actions_[i]->setVisible(!action.isShown || action.isShown());
        actions_[i]->setEnabled(!action.isEnabled || action.isEnabled());
    }
}

QString FactCard::shownText() const {
    QString text;
    for (const TextLabel* head : heads_) {
        text += heads_.size() > 1 ? QLatin1Char('\t') + head->text() : QString();
    }
    text += text.isEmpty() ? QString() : QStringLiteral("\n");
    for (const Row& row : rows_) {
        if (row.name->isVisibleTo(this)) {
            text += row.name->text();
            for (const TextLabel* value : row.values) {
                text += QLatin1Char('\t') + value->text();
            }
            text += row.sign != nullptr ? QLatin1Char('\t') + row.sign->text() : QString();
            text += QLatin1Char('\n');
        }
    }
    return text;
}

} // namespace lightsout

#include "moc_FactCard.cpp"
