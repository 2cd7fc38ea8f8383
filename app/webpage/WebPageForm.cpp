// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/WebPageForm.h"

#include "controls/Card.h"
#include "controls/TextEditor.h"
#include "text/NumberText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int linesOfText = 3;

QSpinBox* numberField(const char* name, int least, int most, QWidget* parent) {
    auto* field = new QSpinBox(parent);
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    return field;
}

QCheckBox* checkBox(const char* name, const QString& text, QWidget* parent) {
    auto* box = new QCheckBox(text, parent);
    box->setObjectName(QLatin1String(name));
    return box;
}

QRadioButton* radioButton(const char* name, const QString& text, QWidget* parent) {
    auto* button = new QRadioButton(text, parent);
    button->setObjectName(QLatin1String(name));
    return button;
}

/// Returns a field of a few lines, in which Tab moves to the next field.
TextEditor* textField(const char* name, QWidget* parent) {
    auto* field = new TextEditor(parent);
    field->setObjectName(QLatin1String(name));
    field->setFixedHeight(linesOfText * field->fontMetrics().lineSpacing() + 16);
    return field;
}

std::size_t sizeIn(const QSpinBox* field) {
    return static_cast<std::size_t>(field->value());
}

} // namespace

WebPageForm::WebPageForm(const Game& game, const WebPageChoice& choice, QWidget* parent)
    : QWidget(parent), table_(radioButton("fromTable", tr("The curren&t board"), this)),
      dealt_(radioButton("fromDeals", tr("&Dealt boards"), this)),
      coded_(radioButton("fromCodes", tr("From challenge c&odes"), this)),
      rows_(numberField("rows", 1, maxDealtSide, this)),
      cols_(numberField("columns", 1, maxDealtSide, this)),
      presses_(numberField("fewestPresses", 1, 1, this)),
      rising_(checkBox("rising", tr("each harder than the &last"), this)),
      count_(numberField("count", 1, maxWebBoards, this)),
      seed_(numberField("seed", 0, maxWebPageSeed, this)), codes_(textField("codes", this)),
      title_(new QLineEdit(this)), text_(textField("text", this)), language_(new QComboBox(this)),
      hints_(new QComboBox(this)),
      fewest_(checkBox("showFewest", tr("Show the minimum number o&f presses"), this)),
      solution_(checkBox("offerSolution", tr("Show a sol&ution after winning"), this)),
      timer_(checkBox("showTimer", tr("Show the ti&me"), this)) {
    title_->setObjectName(QStringLiteral("title"));
    language_->setObjectName(QStringLiteral("language"));
    hints_->setObjectName(QStringLiteral("hints"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    const bool fits = fitsOnWebPage(game.rule());
    layout->addWidget(makeBoards(fits), 1);
    layout->addWidget(makeOptions(), 1);
    show(choice);
    if (!fits) {
        table_->setEnabled(false);
        if (table_->isChecked()) {
            dealt_->setChecked(true);
        }
    }
    adapt();
    for (QSpinBox* field : {rows_, cols_, presses_, count_, seed_}) {
        connect(field, &QSpinBox::valueChanged, this, &WebPageForm::adapt);
    }
    for (QAbstractButton* button : findChildren<QAbstractButton*>()) {
        connect(button, &QAbstractButton::toggled, this, &WebPageForm::adapt);
    }
    for (TextEditor* field : {codes_, text_}) {
        connect(field, &TextEditor::textChanged, this, &WebPageForm::changed);
    }
    for (QComboBox* list : {language_, hints_}) {
        connect(list, &QComboBox::currentIndexChanged, this, &WebPageForm::changed);
    }
    connect(title_, &QLineEdit::textChanged, this, &WebPageForm::changed);
}

QWidget* WebPageForm::makeBoards(bool fits) {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("Boards"));
    card->content()->addWidget(table_);
    if (!fits) {
        card->addText(TextRole::small)
            ->setText(tr("The current board does not fit: a web page can hold grids of up to %1 "
                         "and graphs of up to %2 vertices.")
                          .arg(isolated(QStringLiteral("%1 × %1").arg(maxWebSide)),
                               numberText(maxWebVertices)));
    }
    card->content()->addWidget(dealt_);
    auto* deal = new QFormLayout;
    addField(deal, tr("&Rows"), rows_);
    addField(deal, tr("&Columns"), cols_);
    addField(deal, tr("Fewest &presses"), presses_);
    deal->addRow(QString(), rising_);
    addField(deal, tr("How ma&ny"), count_);
    addField(deal, tr("Series num&ber"), seed_);
    seed_->setToolTip(tr("The same number gives the same boards, on any computer"));
    card->content()->addLayout(deal);
    card->content()->addWidget(coded_);
    codes_->setPlaceholderText(tr("One code per line, as on worksheets and in contests"));
    codes_->setAccessibleName(tr("Challenge codes"));
    card->content()->addWidget(codes_);
    card->content()->addStretch(1);
    return card;
}

QWidget* WebPageForm::makeOptions() {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("Page"));
    auto* form = new QFormLayout;
    // Each language is named in that language.
    language_->addItem(tr("The reader chooses"));
    language_->addItems(
        {QStringLiteral("English"), QStringLiteral("Français"), QStringLiteral("עברית")});
    hints_->addItems({tr("none"), tr("one press at a time"), tr("a whole solution")});
    title_->setPlaceholderText(tr("What to do"));
    addField(form, tr("T&itle"), title_);
    addField(form, tr("Te&xt for the class"), text_);
    addField(form, tr("Lan&guage"), language_);
    addField(form, tr("&Hints"), hints_);
    for (QCheckBox* box : {fewest_, solution_, timer_}) {
        form->addRow(box);
    }
    card->content()->addLayout(form);
    card->content()->addStretch(1);
    return card;
}

void WebPageForm::show(const WebPageChoice& choice) {
    const std::array<QRadioButton*, 3> sources{table_, dealt_, coded_};
    sources.at(static_cast<std::size_t>(choice.source))->setChecked(true);
    rows_->setValue(static_cast<int>(choice.deal.rows));
    cols_->setValue(static_cast<int>(choice.deal.cols));
    presses_->setMaximum(static_cast<int>(maxDealtPresses(choice.deal.rows, choice.deal.cols)));
    presses_->setValue(static_cast<int>(choice.deal.presses));
    rising_->setChecked(choice.isRising);
    count_->setValue(static_cast<int>(choice.count));
    seed_->setValue(static_cast<int>(choice.deal.seed));
    codes_->setPlainText(choice.codes);
    const WebPageOptions& options = choice.options;
    title_->setText(QString::fromStdString(options.title));
    text_->setPlainText(QString::fromStdString(options.text));
    const auto language = std::ranges::find(webLanguages, options.languages.front());
    language_->setCurrentIndex(
        options.languages.size() > 1 ? 0 : 1 + static_cast<int>(language - webLanguages.begin()));
    hints_->setCurrentIndex(static_cast<int>(options.hints));
    fewest_->setChecked(options.showsFewest);
    solution_->setChecked(options.offersSolution);
    timer_->setChecked(options.hasTimer);
}

void WebPageForm::adapt() {
    for (QWidget* field :
         std::initializer_list<QWidget*>{rows_, cols_, presses_, rising_, count_, seed_}) {
        field->setEnabled(dealt_->isChecked());
    }
    codes_->setEnabled(coded_->isChecked());
    const QSignalBlocker blocker(presses_);
    presses_->setMaximum(static_cast<int>(maxDealtPresses(sizeIn(rows_), sizeIn(cols_))));
    Q_EMIT changed();
}

WebPageChoice WebPageForm::choice() const {
    WebPageChoice chosen;
    chosen.source = table_->isChecked()   ? WebPageSource::table
                    : dealt_->isChecked() ? WebPageSource::dealt
                                          : WebPageSource::codes;
    chosen.deal = {.seed = static_cast<std::uint64_t>(seed_->value()),
                   .rows = sizeIn(rows_),
                   .cols = sizeIn(cols_),
                   .presses = sizeIn(presses_)};
    chosen.isRising = rising_->isChecked();
    chosen.count = sizeIn(count_);
    chosen.codes = codes_->toPlainText();
    const int language = language_->currentIndex();
    std::vector<std::string> languages(webLanguages.begin(), webLanguages.end());
    if (language > 0) {
        languages = {languages.at(static_cast<std::size_t>(language - 1))};
    }
    chosen.options = {.title = title_->text().trimmed().toStdString(),
                      .text = text_->toPlainText().trimmed().toStdString(),
                      .languages = languages,
                      .hints = static_cast<WebHints>(hints_->currentIndex()),
                      .showsFewest = fewest_->isChecked(),
                      .offersSolution = solution_->isChecked(),
                      .hasTimer = timer_->isChecked()};
    return chosen;
}

} // namespace lightsout

#include "moc_WebPageForm.cpp"
