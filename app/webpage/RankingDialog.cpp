// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/RankingDialog.h"

#include "challenge/ResultsCode.h"
#include "classroom/CodeText.h"
#include "classroom/RankingTable.h"
#include "controls/Card.h"
#include "controls/TextEditor.h"
#include "controls/WindowRoom.h"
#include "io/AtomicFile.h"
#include "text/CsvText.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace lightsout {

namespace {

/// A line with a result: a name and a code.
struct ResultLine {
    QString name;
    RoundResult result;
};

/// Reads a line, or returns a sentence that says what is wrong with it.
std::variant<ResultLine, QString> resultIn(const QString& line, const WebDigests& digests) {
    // The code is the end of the line with 12 letters and digits, in groups or not.
    static const QRegularExpression pattern(
        QStringLiteral("^(.*\\S)[\\s,;:]+((?:[0-9A-Za-z][\\s\\p{Pd}]*){12})$"));
    const QRegularExpressionMatch match = pattern.match(line.trimmed());
    if (!match.hasMatch()) {
        return RankingDialog::tr("Type a name and then a result code of 12 letters and digits.");
    }
    const auto read = readResultsCode(match.captured(2).toStdString());
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        return codeFaultText(*fault);
    }
    const RoundResult& result = std::get<RoundResult>(read);
    if (result.digest != digests.all &&
        std::ranges::find(digests.boards, result.digest) == digests.boards.end()) {
        return RankingDialog::tr("This code belongs to a board that is not on the page.");
    }
    static const QRegularExpression separators(QStringLiteral("[\\s,;:]+$"));
    return ResultLine{match.captured(1).remove(separators).simplified(), result};
}

/// The results of a player, by the digests of their boards.
using Results = std::map<std::uint32_t, RoundResult>;

/// Sums up the results of a player. A result for all boards replaces those for single boards.
RankingTotal totalOf(const QString& name, const Results& results, const WebDigests& digests) {
    RankingTotal total{.name = name};
    const auto add = [&total](const RoundResult& result, std::size_t boards) {
        if (result.hadHints) {
            total.roundsWithHints += boards;
            return;
        }
        total.rounds += boards;
        total.presses += result.presses;
        total.seconds += result.seconds;
    };
    if (const auto all = results.find(digests.all); all != results.end()) {
        add(all->second, digests.boards.size());
        return total;
    }
    for (const auto& [digest, result] : results) {
        add(result, 1);
    }
    return total;
}

} // namespace

CodeRanking rankingOfCodes(const QString& lines, const WebDigests& digests) {
    CodeRanking ranking;
    std::vector<std::pair<QString, Results>> players;
    const QStringList all = lines.split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i].trimmed().isEmpty()) {
            continue;
        }
        const auto read = resultIn(all[i], digests);
        if (const auto* fault = std::get_if<QString>(&read)) {
            if (ranking.fault.isEmpty()) {
                ranking.fault = RankingDialog::tr("Line %1: %2")
                                    .arg(numberText(static_cast<std::size_t>(i) + 1), *fault);
            }
            continue;
        }
        const auto& [name, result] = std::get<ResultLine>(read);
        auto player = std::ranges::find_if(players, [&name = name](const auto& other) {
            return other.first.compare(name, Qt::CaseInsensitive) == 0;
        });
        if (player == players.end()) {
            player = players.insert(players.end(), {name, {}});
        }
        player->second.insert_or_assign(result.digest, result);
    }
    for (const auto& [name, results] : players) {
        ranking.totals.push_back(totalOf(name, results, digests));
    }
    return ranking;
}

QByteArray rankingCsv(const std::vector<RankingTotal>& sorted, RankingOrder order) {
    const std::vector<std::size_t> places = rankingPlaces(sorted, order);
    QString csv = QStringLiteral("place,name,boards,presses,seconds,with hints\r\n");
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingTotal& total = sorted[i];
        const auto number = [](quint64 value) { return QString::number(value); };
        csv +=
            QStringList{number(places[i]),     csvField(total.name),  number(total.rounds),
                        number(total.presses), number(total.seconds), number(total.roundsWithHints)}
                .join(QLatin1Char(',')) +
            QStringLiteral("\r\n");
    }
    return QByteArrayLiteral("\xEF\xBB\xBF") + csv.toUtf8(); // spreadsheets need the mark
}

RankingDialog::RankingDialog(const WebPageChoice& choice, const Game& game, QWidget* parent)
    : QDialog(parent), page_(makeLabel(TextRole::small, true, this)), lines_(new TextEditor(this)),
      fault_(new TextLabel(TextRole::body, TextLabel::Tone::press, this)),
      order_(new EnumBox<RankingOrder>(this)), table_(new RankingTable(this)),
      save_(new QPushButton(tr("&Save as CSV …"), this)) {
    setWindowTitle(tr("Ranking of result codes"));
    auto* entry = new Card(this);
    entry->addText(TextRole::title)->setText(tr("Results"));
    entry->addText(TextRole::body)
        ->setText(tr("Type or paste one result per line: the name of a pupil, then the code that "
                     "the page shows after winning."));
    page_->setWordWrap(true);
    entry->content()->addWidget(page_);
    lines_->setObjectName(QStringLiteral("results"));
    lines_->setAccessibleName(tr("Results"));
    lines_->setPlaceholderText(QStringLiteral("Ada XXXX XXXX XXXX"));
    entry->content()->addWidget(lines_, 1);
    fault_->setObjectName(QStringLiteral("resultsFault"));
    fault_->setWordWrap(true);
    fault_->reserveLines(2);
    entry->content()->addWidget(fault_);
    auto* ranking = new Card(this);
    order_->setObjectName(QStringLiteral("rankedBy"));
    order_->addItems(rankingOrderNames());
    auto* rule = new QFormLayout;
    addField(rule, tr("Ran&ked by"), order_);
    ranking->content()->addLayout(rule);
    ranking->content()->addWidget(table_, 1);
    const QSize wanted = (QSizeF(960, 600) * grownWithText(1)).toSize();
    const QSize size = wanted.boundedTo(windowRoom(*this));
    const bool isNarrow = size.width() < wanted.width() * 3 / 4;
    auto* cards = new QBoxLayout(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    cards->setSpacing(16);
    cards->addWidget(entry, 4);
    cards->addWidget(ranking, 6);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(save_, QDialogButtonBox::ActionRole);
    save_->setObjectName(QStringLiteral("saveRanking"));
    save_->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->addLayout(cards, 1);
    layout->addWidget(buttons);
    resize(size);
    connect(lines_, &TextEditor::textChanged, this, &RankingDialog::refresh);
    connect(order_, &QComboBox::currentIndexChanged, this, &RankingDialog::refresh);
    connect(save_, &QPushButton::clicked, this, &RankingDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &RankingDialog::reject);
    job_.start([choice, game](Progress& progress) { return boardsOf(choice, game, progress); },
               [this](const std::variant<std::vector<Game>, QString>& boards) {
                   if (const auto* fault = std::get_if<QString>(&boards)) {
                       page_->setText(*fault);
                       return;
                   }
                   digests_ = webDigests(std::get<std::vector<Game>>(boards));
                   page_->setText(tr("The boards are those of “Share as web page”: %Ln board(s).",
                                     nullptr, static_cast<int>(digests_->boards.size())));
                   refresh();
               });
    refresh();
    lines_->setFocus();
}

RankingOrder RankingDialog::order() const {
    return order_->value();
}

void RankingDialog::refresh() {
    CodeRanking ranking =
        digests_ ? rankingOfCodes(lines_->toPlainText(), *digests_) : CodeRanking();
    fault_->setText(ranking.fault);
    sorted_ = std::move(ranking.totals);
    sortRanking(sorted_, order());
    table_->show(sorted_, order());
    save_->setEnabled(!sorted_.empty());
}

bool RankingDialog::save() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the ranking"),
        tr("ranking") + QDate::currentDate().toString(QStringLiteral("-yyyy-MM-dd'.csv'")),
        QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty()) {
        return false;
    }
    const auto written =
        writeFileAtomically(pathOf(path), rankingCsv(sorted_, order()).toStdString());
    if (!written) {
        QMessageBox::warning(this, windowTitle(),
                             tr("%1 could not be saved. %2")
                                 .arg(QFileInfo(path).fileName(), errorText(written.error())));
        return false;
    }
    savedLines_ = lines_->toPlainText();
    return true;
}

void RankingDialog::reject() {
    if (sorted_.empty() || lines_->toPlainText() == savedLines_) {
        QDialog::reject();
        return;
    }
    QMessageBox question(QMessageBox::Question, windowTitle(),
                         tr("Save the ranking? Otherwise the results are lost."),
                         QMessageBox::Cancel, this);
    auto* save = question.addButton(tr("&Save …"), QMessageBox::AcceptRole);
    auto* discard = question.addButton(tr("&Don't save"), QMessageBox::DestructiveRole);
    question.setDefaultButton(save);
    question.exec();
    if (question.clickedButton() == discard || (question.clickedButton() == save && this->save())) {
        QDialog::reject();
    }
}

} // namespace lightsout

#include "moc_RankingDialog.cpp"
