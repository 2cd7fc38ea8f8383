// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/LightsFromPictureDialog.h"

#include "board/BoardView.h"
#include "look/TextLabel.h"
#include "look/WrapLayout.h"
#include "text/NumberText.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int maxCells = 200;  ///< maximum number of cells on a side
constexpr int firstCells = 20; ///< initial number of cells on the longer side
constexpr int pointsOfCell = 4;
constexpr QSize shownPicture{280, 240};
constexpr int brightest = 255;

} // namespace

LightsFromPictureDialog::LightsFromPictureDialog(QImage picture, QWidget* parent)
    : QDialog(parent), picture_(std::move(picture)), rows_(new QSpinBox(this)),
      cols_(new QSpinBox(this)),
      keepsShape_(new QCheckBox(tr("&Keep the picture's proportions"), this)),
      threshold_(new QSlider(Qt::Horizontal, this)),
      isDarkOn_(new QCheckBox(tr("&Dark cells are on"), this)),
      facts_(makeLabel(TextRole::body, true, this)), preview_(new BoardView(this)) {
    setWindowTitle(tr("Lights from a picture"));
    constexpr int maxPoints = maxCells * pointsOfCell;
    if (std::max(picture_.width(), picture_.height()) > maxPoints) {
        picture_ =
            picture_.scaled(maxPoints, maxPoints, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    auto* shown = new QLabel(this);
    shown->setPixmap(QPixmap::fromImage(
        picture_.scaled(shownPicture, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    shown->setAlignment(Qt::AlignCenter);
    shown->setAccessibleName(tr("The picture"));
    preview_->setEnabled(false);
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setMinimumSize(shownPicture);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(20);
    pictures->addWidget(shown, 1);
    pictures->addWidget(preview_, 2);
    auto* buttons = new QDialogButtonBox(this);
    auto* create = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    create->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(14);
    layout->addLayout(pictures, 1);
    layout->addWidget(makeFields());
    layout->addWidget(facts_);
    layout->addWidget(buttons);

    keepsShape_->setChecked(true);
    const bool isWide = picture_.width() >= picture_.height();
    (isWide ? cols_ : rows_)->setValue(firstCells);
    keepShape(isWide ? cols_ : rows_);
    const auto brightness = brightnessOf(picture_, fit().rows, fit().cols);
    threshold_->setValue(thresholdBetween(brightness));
    // Drawings are usually dark on paper: the less frequent kind of cell is assumed to be the
    // drawing.
    const auto dark = std::ranges::count_if(
        brightness, [this](std::uint8_t value) { return value < threshold_->value(); });
    isDarkOn_->setChecked(2 * dark < std::ssize(brightness));
    refresh();
    for (QSpinBox* box : {rows_, cols_}) {
        connect(box, &QSpinBox::valueChanged, this, [this, box] {
            keepShape(box);
            refresh();
        });
    }
    connect(keepsShape_, &QCheckBox::toggled, this, [this] {
        keepShape(cols_);
        refresh();
    });
    connect(threshold_, &QSlider::valueChanged, this, &LightsFromPictureDialog::refresh);
    connect(isDarkOn_, &QCheckBox::toggled, this, &LightsFromPictureDialog::refresh);
    resize(820, 560);
}

QWidget* LightsFromPictureDialog::makeFields() {
    auto* fields = new QWidget(this);
    auto* row = new WrapLayout(fields, 14);
    const auto add = [&](const QString& name, QWidget* field) {
        auto* together = new QWidget(fields);
        auto* parts = new QHBoxLayout(together);
        parts->setContentsMargins(0, 0, 0, 0);
        auto* label = makeLabel(TextRole::body, true, together);
        label->setText(name);
        label->setBuddy(field);
        parts->addWidget(label);
        parts->addWidget(field);
        row->addWidget(together);
    };
    for (QSpinBox* box : {rows_, cols_}) {
        box->setRange(1, maxCells);
        box->setKeyboardTracking(false);
    }
    threshold_->setRange(0, brightest + 1);
    threshold_->setMinimumWidth(180);
    threshold_->setAccessibleName(tr("Minimum brightness of a bright cell"));
    threshold_->setToolTip(threshold_->accessibleName());
    add(tr("&Rows"), rows_);
    add(tr("C&olumns"), cols_);
    row->addWidget(keepsShape_);
    add(tr("&Threshold"), threshold_);
    row->addWidget(isDarkOn_);
    return fields;
}

PictureFit LightsFromPictureDialog::fit() const {
    return {.rows = static_cast<std::size_t>(rows_->value()),
            .cols = static_cast<std::size_t>(cols_->value()),
            .threshold = threshold_->value(),
            .isDarkOn = isDarkOn_->isChecked()};
}

void LightsFromPictureDialog::keepShape(const QSpinBox* changed) {
    if (!keepsShape_->isChecked() || picture_.isNull()) {
        return;
    }
    const double ratio = static_cast<double>(picture_.height()) / picture_.width();
    QSpinBox* other = changed == cols_ ? rows_ : cols_;
    const double cells = changed == cols_ ? cols_->value() * ratio : rows_->value() / ratio;
    const QSignalBlocker blocker(other);
    other->setValue(static_cast<int>(std::clamp(std::round(cells), 1.0, double{maxCells})));
}

void LightsFromPictureDialog::refresh() {
    const Game board = game();
    preview_->setGame(board);
    facts_->setText(tr("%1 of %2 lights are on.")
                        .arg(numberText(board.lights().count()), numberText(board.vertexCount())));
}

} // namespace lightsout

#include "moc_LightsFromPictureDialog.cpp"
