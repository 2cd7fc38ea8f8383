// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveDialog.h"

#include "challenge/Deal.h"
#include "classroom/CodeText.h"
#include "controls/Card.h"
#include "controls/Layouts.h"
#include "controls/TextEditor.h"
#include "settings/Remembered.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "web/WebPage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int firstPort = 1024; ///< first port that needs no administrator rights
constexpr int lastPort = 65535;
constexpr int usualPort = 8080;

constexpr std::size_t mostBoards = 20;
constexpr int linesOfCodes = 3;
constexpr int mostMinutes = 60;
constexpr std::int64_t millisecondsOfMinute = 60'000;

QSpinBox* spinBox(const char* name, int least, int most, int value, QWidget* parent) {
    auto* field = new QSpinBox(parent);
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

} // namespace

bool canBePlayedLive(const Game& board) {
    return fitsOnWebPage(board.rule()) && !board.isWon();
}

LiveBoardsForm::LiveBoardsForm(Game current, QWidget* parent)
    : QWidget(parent), current_(std::move(current)),
      table_(new QRadioButton(tr("The curren&t board"), this)),
      series_(new QRadioButton(tr("A &series, each board harder than the last"), this)),
      rows_(spinBox("rows", 2, maxDealtSide, 5, this)),
      cols_(spinBox("columns", 2, maxDealtSide, 5, this)),
      presses_(spinBox("fewestPresses", 1, 1, 1, this)),
      count_(spinBox("count", 1, static_cast<int>(mostBoards), 5, this)),
      coded_(new QRadioButton(tr("From challenge co&des"), this)), codes_(new TextEditor(this)),
      problem_(new TextLabel(TextRole::body, TextLabel::Tone::press, this)),
      contest_(new QCheckBox(tr("A co&ntest: rounds against the clock"), this)),
      minutes_(spinBox("minutes", 1, mostMinutes, 3, this)),
      order_(new EnumBox<RankingOrder>(this)),
      ownPace_(new QCheckBox(tr("&Each pupil at their own pace"), this)) {
    table_->setObjectName(QStringLiteral("fromTable"));
    series_->setObjectName(QStringLiteral("fromSeries"));
    coded_->setObjectName(QStringLiteral("fromCodes"));
    codes_->setObjectName(QStringLiteral("codes"));
    codes_->setLayoutDirection(Qt::LeftToRight); // codes are written this way in every language
    codes_->setFixedHeight(linesOfCodes * codes_->fontMetrics().lineSpacing() + 16);
    codes_->setPlaceholderText(tr("One code per line, as on worksheets"));
    codes_->setAccessibleName(tr("Challenge codes"));
    problem_->setObjectName(QStringLiteral("codesProblem"));
    problem_->setWordWrap(true);
    problem_->hide();
    contest_->setObjectName(QStringLiteral("isContest"));
    ownPace_->setObjectName(QStringLiteral("ownPace"));
    ownPace_->setToolTip(tr("A pupil who has solved a board gets the next one at once; otherwise "
                            "the class continues together"));
    order_->setObjectName(QStringLiteral("order"));
    order_->addItems(rankingOrderNames());
    order_->setValue(RankingOrder::time);
    setRow(this, {{makeBoardsCard(), 1}, {makeContestCard(), 1}}, 14);
    (table_->isEnabled() ? table_ : series_)->setChecked(true);
    for (QAbstractButton* button :
         std::initializer_list<QAbstractButton*>{series_, coded_, contest_}) {
        connect(button, &QAbstractButton::toggled, this, &LiveBoardsForm::adapt);
    }
    for (QSpinBox* field : {rows_, cols_}) {
        connect(field, &QSpinBox::valueChanged, this, &LiveBoardsForm::adapt);
    }
    adapt();
    presses_->setValue(3);
}

Card* LiveBoardsForm::makeBoardsCard() {
    auto* boards = new Card(this);
    boards->addText(TextRole::title)->setText(tr("Boards"));
    boards->content()->addWidget(table_);
    if (!canBePlayedLive(current_)) {
        table_->setEnabled(false);
        boards->addText(TextRole::small)
            ->setText(tr("The current board is solved, or too large for a phone."));
    }
    boards->content()->addWidget(series_);
    auto* deal = new QFormLayout;
    addField(deal, tr("&Rows"), rows_);
    addField(deal, tr("&Columns"), cols_);
    addField(deal, tr("Fewest &presses for first board"), presses_);
    addField(deal, tr("Num&ber of boards"), count_);
    boards->content()->addLayout(deal);
    boards->content()->addWidget(coded_);
    boards->content()->addWidget(codes_);
    boards->content()->addWidget(problem_);
    boards->content()->addWidget(ownPace_);
    boards->content()->addStretch(1);
    return boards;
}

Card* LiveBoardsForm::makeContestCard() {
    auto* contest = new Card(this);
    contest->addText(TextRole::title)->setText(tr("Contest"));
    contest->content()->addWidget(contest_);
    auto* rules = new QFormLayout;
    addField(rules, tr("&Minutes per round"), minutes_);
    addField(rules, tr("Ran&ked by"), order_);
    contest->content()->addLayout(rules);
    contest->content()->addStretch(1);
    return contest;
}

void LiveBoardsForm::adapt() {
    for (QSpinBox* field : {rows_, cols_, presses_, count_}) {
        field->setEnabled(series_->isChecked());
    }
    codes_->setEnabled(coded_->isChecked());
    presses_->setMaximum(static_cast<int>(maxDealtPresses(
        static_cast<std::size_t>(rows_->value()), static_cast<std::size_t>(cols_->value()))));
    ownPace_->setEnabled(!table_->isChecked());
    minutes_->setEnabled(contest_->isChecked());
    order_->setEnabled(contest_->isChecked());
}

bool LiveBoardsForm::makeBoards() {
    problem_->hide();
    if (table_->isChecked()) {
        boards_ = {current_};
        return true;
    }
    if (coded_->isChecked()) {
        auto read = boardsOfCodes(codesIn(codes_->toPlainText()), mostBoards, Progress());
        if (const auto* problem = std::get_if<QString>(&read)) {
            problem_->setText(*problem);
            problem_->show();
            codes_->setFocus();
            return false;
        }
        boards_ = std::get<std::vector<Game>>(std::move(read));
        return true;
    }
    Deal deal{.seed = QRandomGenerator::global()->bounded(1U << 20U),
              .rows = static_cast<std::size_t>(rows_->value()),
              .cols = static_cast<std::size_t>(cols_->value()),
              .presses = static_cast<std::size_t>(presses_->value())};
    boards_.clear();
    for (int i = 0; i < count_->value(); ++i) {
        boards_.push_back(dealtBoard(deal, Progress()).board.game());
        deal = oneMore(deal).value_or(deal);
        ++deal.seed;
    }
    return true;
}

LiveSeries LiveBoardsForm::series() const {
    LiveSeries series{.boards = boards_,
                      .isOwnPace = ownPace_->isEnabled() && ownPace_->isChecked()};
    if (contest_->isChecked()) {
        series.contest = {.milliseconds = minutes_->value() * millisecondsOfMinute,
                          .order = order_->value()};
    }
    return series;
}

QString addressText(const ClassAddress& address) {
    const QString shown = isolated(address.address);
    switch (address.kind) {
    case ClassAddress::Kind::cable:
        return LiveDialog::tr("Cable, %1").arg(shown);
    case ClassAddress::Kind::wifi:
        return LiveDialog::tr("Wi-Fi, %1").arg(shown);
    case ClassAddress::Kind::other:
        break;
    case ClassAddress::Kind::virtualNetwork:
        return LiveDialog::tr("Virtual network %2, %1").arg(shown, isolated(address.interface));
    case ClassAddress::Kind::linkLocal:
        return LiveDialog::tr("Without a router, %1").arg(shown);
    case ClassAddress::Kind::loopback:
        return LiveDialog::tr("This computer only, for testing, %1").arg(shown);
    }
    return LiveDialog::tr("Network %2, %1").arg(shown, isolated(address.interface));
}

QString newRoomWord() {
    const QStringList words =
        LiveDialog::tr(
            "amber apple arrow basil beach berry bread brick cedar chalk cherry cloud coral delta "
            "ember fable ferry flame flute forest frost garden ginger globe grape harbour hazel "
            "honey island ivory jungle lemon lilac maple marble meadow melon mint olive onyx opal "
            "orange panda paper pearl pebble pepper piano plum pocket quartz rabbit raven river "
            "robin saffron sailor silver spark spruce stone sugar summer tango tiger tulip valley "
            "velvet violet walnut willow winter zebra",
            "words that a class types to join, without accents, separated by blanks")
            .split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QRandomGenerator& random = *QRandomGenerator::system();
    return words.at(random.bounded(static_cast<int>(words.size()))) + QLatin1Char(' ') +
           QString::number(random.bounded(10, 100));
}

LiveDialog::LiveDialog(Game current, QWidget* parent, std::vector<ClassAddress> addresses)
    : QDialog(parent), addresses_(std::move(addresses)), address_(new QComboBox(this)),
      port_(new QSpinBox(this)), boards_(new LiveBoardsForm(std::move(current), this)),
      problem_(new TextLabel(TextRole::body, TextLabel::Tone::press, this)) {
    setWindowTitle(tr("Open a live class"));
    address_->setObjectName(QStringLiteral("address"));
    port_->setObjectName(QStringLiteral("port"));
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->hide();
    port_->setRange(firstPort, lastPort);
    port_->setValue(usualPort);
    QStringList texts;
    for (const ClassAddress& address : addresses_) {
        texts << addressText(address);
    }
    setItemTexts(*address_, texts);
    for (std::size_t i = 0; i < addresses_.size(); ++i) {
        // A computer often gets another address, but in the same network.
        const QString& network = addresses_[i].interface;
        if (!network.isEmpty() && network == remembered::classNetwork()) {
            address_->setCurrentIndex(static_cast<int>(i));
        }
    }
    auto* network = new Card(this);
    network->addText(TextRole::title)->setText(tr("Network"));
    network->addText(TextRole::small)
        ->setText(tr(
            "Pupils on the same network open the address in a browser and type the room word. "
            "Nothing is stored on their devices. Results are stored here only if you save them."));
    auto* form = new QFormLayout;
    addField(form, tr("&Address"), address_);
    addField(form, tr("P&ort"), port_);
    network->content()->addLayout(form);
    if (addresses_.front().kind == ClassAddress::Kind::loopback) {
        auto* alone = new TextLabel(TextRole::body, TextLabel::Tone::press, network);
        alone->setObjectName(QStringLiteral("noNetwork"));
        alone->setWordWrap(true);
        alone->setText(tr("This computer is in no network, so no phone can reach it. Connect it, "
                          "or share the boards as a web page."));
        auto* share = new QPushButton(tr("Share as &web page …"), network);
        share->setObjectName(QStringLiteral("shareAsWebPage"));
        network->content()->addWidget(alone);
        network->content()->addWidget(share, 0, Qt::AlignLeading);
        connect(share, &QPushButton::clicked, this, [this] {
            Q_EMIT webPageRequested();
            reject();
        });
    }
    network->content()->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    open->setObjectName(QStringLiteral("openClass"));
    open->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &LiveDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(14);
    layout->addWidget(network);
    layout->addWidget(boards_);
    layout->addWidget(buttons);
}

void LiveDialog::accept() {
    if (!boards_->makeBoards()) {
        return;
    }
    const ClassAddress& address = addresses_.at(static_cast<std::size_t>(address_->currentIndex()));
    auto opened =
        std::make_unique<LiveClass>(LiveClass::Plan{.address = address,
                                                    .port = static_cast<quint16>(port_->value()),
                                                    .word = newRoomWord().toLower().toStdString(),
                                                    .series = boards_->series()},
                                    std::make_unique<ClassJournal>(ClassJournal::usualFolder()));
    if (!opened->open()) {
        problem_->setText(tr("Port %1 on %2 can't be used: another program or live class is using "
                             "it. Choose another port.")
                              .arg(QString::number(port_->value()), isolated(address.address)));
        problem_->show();
        port_->setFocus();
        return;
    }
    class_ = std::move(opened);
    remembered::setClassNetwork(address.interface);
    QDialog::accept();
}

LiveBoardsDialog::LiveBoardsDialog(Game current, QWidget* parent)
    : QDialog(parent), boards_(new LiveBoardsForm(std::move(current), this)) {
    setWindowTitle(tr("Other boards for the class"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Begin"), QDialogButtonBox::AcceptRole)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &LiveBoardsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(14);
    layout->addWidget(boards_);
    layout->addWidget(buttons);
}

void LiveBoardsDialog::accept() {
    if (boards_->makeBoards()) {
        QDialog::accept();
    }
}

} // namespace lightsout

#include "moc_LiveDialog.cpp"
