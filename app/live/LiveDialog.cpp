// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveDialog.h"

#include "controls/Card.h"
#include "live/LiveBoardsForm.h"
#include "text/NumberText.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int firstPort = 1024; ///< first port that needs no administrator rights
constexpr int lastPort = 65535;
constexpr int usualPort = 8080;

} // namespace

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
    return words.at(QRandomGenerator::system()->bounded(static_cast<int>(words.size())));
}

LiveDialog::LiveDialog(Game onTable, QWidget* parent)
    : QDialog(parent), addresses_(classAddresses()), address_(new QComboBox(this)),
      port_(new QSpinBox(this)), boards_(new LiveBoardsForm(std::move(onTable), this)),
      problem_(new TextLabel(TextRole::body, TextLabel::Tone::press, this)) {
    setWindowTitle(tr("Open a live class"));
    address_->setObjectName(QStringLiteral("address"));
    port_->setObjectName(QStringLiteral("port"));
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->hide();
    port_->setRange(firstPort, lastPort);
    port_->setValue(usualPort);
    for (const ClassAddress& address : addresses_) {
        address_->addItem(
            address.interface.isEmpty()
                ? tr("%1, this computer only, for testing").arg(isolated(address.address))
                : tr("%1, network %2").arg(isolated(address.address), address.interface));
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
        std::make_unique<LiveClass>(LiveClass::Plan{.address = address.address,
                                                    .port = static_cast<quint16>(port_->value()),
                                                    .word = newRoomWord().toLower().toStdString(),
                                                    .boards = boards_->boards(),
                                                    .contest = boards_->contest()});
    if (!opened->open()) {
        problem_->setText(tr("Port %1 on %2 can't be used: another program or live class is using "
                             "it. Choose another port.")
                              .arg(QString::number(port_->value()), isolated(address.address)));
        problem_->show();
        port_->setFocus();
        return;
    }
    class_ = std::move(opened);
    QDialog::accept();
}

LiveBoardsDialog::LiveBoardsDialog(Game onTable, QWidget* parent)
    : QDialog(parent), boards_(new LiveBoardsForm(std::move(onTable), this)) {
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
