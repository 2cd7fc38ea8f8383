// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/WebPageDialog.h"

#include "challenge/ChallengeCode.h"
#include "controls/Card.h"
#include "controls/CopyCommandButton.h"
#include "controls/EnumBox.h"
#include "controls/ErrorDialog.h"
#include "controls/Layouts.h"
#include "controls/TextEditor.h"
#include "controls/WindowRoom.h"
#include "io/AtomicFile.h"
#include "settings/Remembered.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "webpage/RankingDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace lightsout {

/// The form in which a web page is configured.
class WebPageForm : public QWidget {
    Q_OBJECT

public:
    /// `game` is the current board; `choice` contains the previous choices.
    WebPageForm(const Game& game, const WebPageChoice& choice, QWidget* parent = nullptr);

    WebPageChoice choice() const;

Q_SIGNALS:
    void changed();

private:
    QWidget* makeBoards(bool fits);
    QWidget* makeOptions();
    void show(const WebPageChoice& choice);
    void adapt();

    QRadioButton* table_;
    QRadioButton* dealt_;
    QRadioButton* coded_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* presses_;
    QCheckBox* rising_;
    QSpinBox* count_;
    QSpinBox* seed_;
    TextEditor* codes_;
    QLineEdit* title_;
    TextEditor* text_;
    QComboBox* language_;
    EnumBox<WebHints>* hints_;
    QCheckBox* fewest_;
    QCheckBox* solution_;
    QCheckBox* timer_;
};

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

/// Returns the last choices, or else the default choices for a page in the language of the window.
WebPageChoice lastChoice() {
    const QJsonObject remembered = remembered::webPage();
    WebPageChoice choice = webPageChoiceFrom(remembered);
    if (remembered.isEmpty()) {
        const QLocale::Language own = QLocale().language();
        choice.options.languages = {own == QLocale::French   ? "fr"
                                    : own == QLocale::Hebrew ? "he"
                                                             : "en"};
    }
    return choice;
}

/// Makes the page, or returns a sentence that says why it can't be made. Throws Cancelled.
std::variant<MadeWebPage, QString> makeWebPage(const WebPageChoice& choice, const Game& game,
                                               Progress& progress) {
    auto read = boardsOf(choice, game, progress);
    if (auto* fault = std::get_if<QString>(&read)) {
        return std::move(*fault);
    }
    const auto& boards = std::get<std::vector<Game>>(read);
    return MadeWebPage{webPage(boards, choice.options), boards.size()};
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
      hints_(new EnumBox<WebHints>(this)),
      fewest_(checkBox("showFewest", tr("Show the minimum number o&f presses"), this)),
      solution_(checkBox("offerSolution", tr("Show a sol&ution after winning"), this)),
      timer_(checkBox("showTimer", tr("Show the ti&me"), this)) {
    title_->setObjectName(QStringLiteral("title"));
    language_->setObjectName(QStringLiteral("language"));
    hints_->setObjectName(QStringLiteral("hints"));
    auto* layout = setRow(this, {}, 16);
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
    for (QComboBox* list : std::initializer_list<QComboBox*>{language_, hints_}) {
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
    codes_->setPlaceholderText(tr("One code per line, as on worksheets"));
    codes_->setAccessibleName(tr("Challenge codes"));
    card->content()->addWidget(codes_);
    auto* write = new QPushButton(tr("Write the codes of the dealt boards"), card);
    write->setObjectName(QStringLiteral("dealCodes"));
    write->setToolTip(tr("To read out, or for a live class or another computer"));
    write->setAutoDefault(false);
    connect(write, &QPushButton::clicked, this, [this] {
        codes_->setPlainText(dealtCodes(choice()).join(QLatin1Char('\n')));
        coded_->setChecked(true);
    });
    card->content()->addWidget(write, 0, Qt::AlignLeading);
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
    hints_->setValue(options.hints);
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
                      .hints = hints_->value(),
                      .showsFewest = fewest_->isChecked(),
                      .offersSolution = solution_->isChecked(),
                      .hasTimer = timer_->isChecked()};
    return chosen;
}

WebPageDialog::WebPageDialog(Game game, QWidget* parent)
    : QDialog(parent), game_(std::move(game)), form_(new WebPageForm(game_, lastChoice(), this)),
      answer_(makeLabel(TextRole::body, true, this)), save_(new QPushButton(tr("&Save …"), this)),
      command_(
          new CopyCommandButton([this] { return webPageCommands(form_->choice(), game_); }, this)) {
    setWindowTitle(tr("Share as web page"));
    answer_->setObjectName(QStringLiteral("webPageSize"));
    answer_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setSpacing(16);
    auto* content = new QWidget(this);
    setColumn(content, {form_}, 16);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setAccessibleName(windowTitle());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(content->sizeHint().width() + 24);
    layout->addWidget(scroll, 1);
    layout->addWidget(answer_);
    layout->addWidget(makeButtons());
    resize(QSize(860, 760).boundedTo(windowRoom(*this)));
    connect(form_, &WebPageForm::changed, this, &WebPageDialog::make);
    make();
}

QWidget* WebPageDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(command_, QDialogButtonBox::ActionRole);
    auto* rank = buttons->addButton(tr("&Rank result codes …"), QDialogButtonBox::ActionRole);
    rank->setObjectName(QStringLiteral("rankCodes"));
    rank->setAutoDefault(false);
    connect(rank, &QPushButton::clicked, this,
            [this] { RankingDialog(form_->choice(), game_, this).exec(); });
    buttons->addButton(save_, QDialogButtonBox::ActionRole);
    save_->setObjectName(QStringLiteral("saveWebPage"));
    save_->setDefault(true);
    connect(save_, &QPushButton::clicked, this, &WebPageDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &WebPageDialog::reject);
    return buttons;
}

void WebPageDialog::make() {
    const WebPageChoice choice = form_->choice();
    remembered::setWebPage(toJson(choice));
    page_.reset();
    save_->setEnabled(false);
    making_.start(
        [choice, game = game_](Progress& progress) { return makeWebPage(choice, game, progress); },
        [this](std::variant<MadeWebPage, QString> made) { take(std::move(made)); });
}

void WebPageDialog::take(std::variant<MadeWebPage, QString> made) {
    if (const auto* fault = std::get_if<QString>(&made)) {
        answer_->setText(*fault);
    } else {
        page_ = std::get<MadeWebPage>(std::move(made));
        answer_->setText(
            tr("%Ln board(s) in one file of %1.", nullptr, static_cast<int>(page_->boards))
                .arg(isolated(
                    QLocale().formattedDataSize(static_cast<qint64>(page_->html.size()), 0))));
    }
    save_->setEnabled(page_.has_value() && !saving_.isRunning());
    command_->setEnabled(page_.has_value());
}

void WebPageDialog::reject() {
    const bool waits = saving_.isRunning() && !closesOnceSaved_;
    closesOnceSaved_ = waits;
    if (!waits) {
        QDialog::reject();
    }
}

void WebPageDialog::chooseFile() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the web page"),
                                                tr("board") + QStringLiteral(".html"),
                                                QStringLiteral("HTML (*.html)"));
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".html");
    }
    save(path);
}

void WebPageDialog::save(const QString& path) {
    if (!page_) {
        return; // the page is out of date, and is being made again
    }
    save_->setEnabled(false);
    closesOnceSaved_ = false;
    const QString name = QFileInfo(path).fileName();
    answer_->setText(tr("Saving %1").arg(name));
    saving_.start(
        [path, html = page_->html](Progress& progress) {
            return writeFileAtomically(pathOf(path), html, &progress);
        },
        [this, name](const Result<std::monostate>& written) {
            save_->setEnabled(page_.has_value());
            if (written) {
                answer_->setText(
                    tr("%1 was saved. It opens in any browser, without a network.").arg(name));
                if (closesOnceSaved_) {
                    reject();
                }
            } else {
                answer_->clear();
                showError(this, windowTitle(),
                          tr("%1 could not be saved. %2").arg(name, errorText(written.error())));
            }
        });
}

WebPageActions::WebPageActions(Workbench& workbench, QWidget* window)
    : QObject(window), share(new QAction(this)), rank(new QAction(this)) {
    share->setObjectName(QStringLiteral("shareAsWebPage"));
    setTexts<WebPageActions>(
        share, QT_TR_NOOP("Share as we&b page …"),
        QT_TR_NOOP("Save boards as one file to play in any browser, even on a phone"));
    setTexts<WebPageActions>(rank, QT_TR_NOOP("&Rank result codes …"),
                             QT_TR_NOOP("Rank the result codes that pupils read from a web page"));
    connect(share, &QAction::triggered, this,
            [&workbench, window] { WebPageDialog(workbench.document.game(), window).exec(); });
    connect(rank, &QAction::triggered, this, [&workbench, window] {
        RankingDialog(lastChoice(), workbench.document.game(), window).exec();
    });
}

} // namespace lightsout

#include "WebPageDialog.moc"
#include "moc_WebPageDialog.cpp"
