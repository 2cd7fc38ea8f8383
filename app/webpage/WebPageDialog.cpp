// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/WebPageDialog.h"

#include "challenge/ChallengeCode.h"
#include "challenge/ResultsCode.h"
#include "classroom/CodeText.h"
#include "controls/Card.h"
#include "controls/CopyCommandButton.h"
#include "controls/WindowRoom.h"
#include "io/AtomicFile.h"
#include "settings/Remembered.h"
#include "text/ErrorText.h"
#include "text/NumberText.h"
#include "webpage/WebPageForm.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

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

/// Returns the boards of codes, or a sentence that says what is wrong with one of them.
std::variant<std::vector<Game>, QString> boardsOf(const QStringList& codes,
                                                  const Progress& progress) {
    if (codes.isEmpty()) {
        return WebPageDialog::tr("Type one challenge code per line.");
    }
    std::vector<Game> boards;
    for (const QString& code : codes) {
        const auto challenge = readChallengeCode(code.toStdString());
        if (const auto* fault = std::get_if<CodeFault>(&challenge)) {
            return WebPageDialog::tr("Code %1: %2")
                .arg(numberText(boards.size() + 1), codeFaultText(*fault));
        }
        boards.push_back(boardOf(std::get<Challenge>(challenge), progress).game());
        if (boards.size() > maxWebBoards) {
            return WebPageDialog::tr("A web page holds at most %1 boards.")
                .arg(numberText(maxWebBoards));
        }
    }
    return boards;
}

/// Returns a time in minutes and seconds, such as "4:12".
QString minutesText(std::uint64_t seconds) {
    return isolated(
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

/// Returns a sentence that explains a result, with %1 instead of the time.
QString resultText(const RoundResult& result, const WebDigests& digests) {
    const int presses = static_cast<int>(result.presses);
    if (digests.boards.size() > 1 && result.digest == digests.all) {
        return WebPageDialog::tr("All boards on this page: %Ln press(es) in %1.", nullptr, presses);
    }
    const auto found = std::ranges::find(digests.boards, result.digest);
    if (found == digests.boards.end()) {
        return WebPageDialog::tr("A board not on this page: %Ln press(es) in %1.", nullptr,
                                 presses);
    }
    if (digests.boards.size() == 1) {
        return WebPageDialog::tr("The board on this page: %Ln press(es) in %1.", nullptr, presses);
    }
    const auto number = static_cast<std::size_t>(found - digests.boards.begin()) + 1;
    return WebPageDialog::tr("Board %2 on this page: %Ln press(es) in %1.", nullptr, presses)
        .arg(QStringLiteral("%1"), numberText(number));
}

/// Makes the page, or returns a sentence that says why it can't be made. Throws Cancelled.
std::variant<MadeWebPage, QString> makeWebPage(const WebPageChoice& choice, const Game& game,
                                               Progress& progress) {
    std::vector<Game> boards;
    switch (choice.source) {
    case WebPageSource::table:
        boards = {game};
        break;
    case WebPageSource::dealt:
        for (const Deal& deal : dealsOf(choice)) {
            boards.push_back(dealtBoard(deal, progress).board.game());
        }
        break;
    case WebPageSource::codes: {
        auto read = boardsOf(codesOf(choice), progress);
        if (const auto* fault = std::get_if<QString>(&read)) {
            return *fault;
        }
        boards = std::get<std::vector<Game>>(std::move(read));
        break;
    }
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (boards[i].isWon()) {
            return WebPageDialog::tr("Board %1 is already solved. Choose another one.")
                .arg(numberText(i + 1));
        }
    }
    return MadeWebPage{webPage(boards, choice.options), webDigests(boards)};
}

/// Returns a sentence that explains a result code: which boards were solved, with how many presses,
/// and in what time.
QString webResultText(const QString& code, const WebDigests& digests) {
    if (code.trimmed().isEmpty()) {
        return {};
    }
    const auto read = readResultsCode(code.toStdString());
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        return codeFaultText(*fault);
    }
    const RoundResult& result = std::get<RoundResult>(read);
    return resultText(result, digests).arg(minutesText(result.seconds));
}

} // namespace

WebPageDialog::WebPageDialog(Game game, QWidget* parent)
    : QDialog(parent), game_(std::move(game)), form_(new WebPageForm(game_, lastChoice(), this)),
      answer_(makeLabel(TextRole::body, true, this)), code_(new QLineEdit(this)),
      result_(makeLabel(TextRole::body, true, this)), save_(new QPushButton(tr("&Save …"), this)),
      command_(
          new CopyCommandButton([this] { return webPageCommands(form_->choice(), game_); }, this)) {
    setWindowTitle(tr("Share as web page"));
    answer_->setObjectName(QStringLiteral("webPageSize"));
    answer_->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setSpacing(16);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(16);
    column->addWidget(form_);
    column->addWidget(makeResults());
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(content->sizeHint().width() + 24);
    layout->addWidget(scroll, 1);
    layout->addWidget(answer_);
    layout->addWidget(makeButtons());
    resize(QSize(860, 760).boundedTo(windowRoom(*this)));
    connect(form_, &WebPageForm::changed, this, &WebPageDialog::make);
    connect(code_, &QLineEdit::textChanged, this, &WebPageDialog::readResult);
    make();
}

QWidget* WebPageDialog::makeResults() {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("A result code"));
    card->addText(TextRole::small)
        ->setText(tr("A pupil who wins sees a code. Type it here to read the result; a contest "
                     "with the same boards accepts it too."));
    code_->setObjectName(QStringLiteral("resultCode"));
    code_->setAccessibleName(tr("Result code"));
    code_->setPlaceholderText(QStringLiteral("XXXX XXXX XXXX"));
    code_->setLayoutDirection(Qt::LeftToRight);
    result_->setObjectName(QStringLiteral("webPageResult"));
    result_->setWordWrap(true);
    card->content()->addWidget(code_);
    card->content()->addWidget(result_);
    return card;
}

QWidget* WebPageDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(command_, QDialogButtonBox::ActionRole);
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
        answer_->setText(tr("%Ln board(s) in one file of %1.", nullptr,
                            static_cast<int>(page_->digests.boards.size()))
                             .arg(isolated(QLocale().formattedDataSize(
                                 static_cast<qint64>(page_->html.size()), 0))));
    }
    save_->setEnabled(page_.has_value() && !saving_.isRunning());
    command_->setEnabled(page_.has_value());
    readResult();
}

void WebPageDialog::readResult() {
    result_->setText(page_ ? webResultText(code_->text(), page_->digests) : QString());
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
            return writeFileAtomically(path.toStdString(), html, &progress);
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
                QMessageBox::warning(
                    this, windowTitle(),
                    tr("%1 could not be saved. %2").arg(name, errorText(written.error())));
            }
        });
}

} // namespace lightsout

#include "moc_WebPageDialog.cpp"
