// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/LightsFromPictureDialog.h"

#include "board/BoardView.h"
#include "controls/Layouts.h"
#include "controls/TextLabel.h"
#include "controls/WrapLayout.h"
#include "text/NumberText.h"

#include <QCheckBox>
#include <QColor>
#include <QDialogButtonBox>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace lightsout {

namespace {

constexpr int maxCells = 200;  ///< maximum number of cells on a side
constexpr int firstCells = 20; ///< initial number of cells on the longer side
constexpr int pointsOfCell = 4;
constexpr QSize shownPicture{280, 240};
constexpr int brightest = 255;

constexpr std::size_t levels = 256;

/// Returns the picture in shades of grey, on a white background.
QImage greyOf(const QImage& picture) {
    QImage paper(picture.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.drawImage(0, 0, picture);
    painter.end();
    return paper.convertToFormat(QImage::Format_Grayscale8);
}

/// The range of a cell's pixels in one direction. It is not empty, and `last` is excluded.
struct Span {
    int first;
    int last;
};

Span spanOf(std::size_t cell, std::size_t cells, int points) {
    const auto length = static_cast<std::size_t>(points);
    const auto first = static_cast<int>(cell * length / cells);
    const auto last = static_cast<int>((cell + 1) * length / cells);
    return {first, std::max(last, first + 1)};
}

} // namespace

std::vector<std::uint8_t> brightnessOf(const QImage& picture, std::size_t rows, std::size_t cols) {
    std::vector<std::uint8_t> brightness;
    if (picture.isNull()) {
        return std::vector<std::uint8_t>(rows * cols, levels - 1);
    }
    const QImage grey = greyOf(picture);
    for (std::size_t row = 0; row < rows; ++row) {
        const Span down = spanOf(row, rows, grey.height());
        for (std::size_t col = 0; col < cols; ++col) {
            const Span across = spanOf(col, cols, grey.width());
            std::uint64_t sum = 0;
            std::uint64_t count = 0;
            for (int y = down.first; y < down.last; ++y) {
                const uchar* line = grey.constScanLine(y);
                for (int x = across.first; x < across.last; ++x) {
                    sum += line[x];
                    ++count;
                }
            }
            brightness.push_back(static_cast<std::uint8_t>(sum / count));
        }
    }
    return brightness;
}

int thresholdBetween(const std::vector<std::uint8_t>& brightness) {
    std::array<double, levels> counts{};
    double sum = 0;
    for (const std::uint8_t value : brightness) {
        counts.at(value) += 1;
        sum += value;
    }
    const auto all = static_cast<double>(brightness.size());
    double darkCount = 0;
    double darkSum = 0;
    double best = -1;
    std::size_t threshold = levels / 2;
    for (std::size_t level = 1; level < levels; ++level) {
        darkCount += counts[level - 1];
        darkSum += counts[level - 1] * static_cast<double>(level - 1);
        const double brightCount = all - darkCount;
        if (darkCount == 0 || brightCount == 0 || counts[level] == 0) {
            continue;
        }
        const double distance = (sum - darkSum) / brightCount - darkSum / darkCount;
        const double between = darkCount * brightCount * distance * distance;
        if (between > best) {
            best = between;
            threshold = level;
        }
    }
    return static_cast<int>(threshold);
}

Game boardFromPicture(const QImage& picture, const PictureFit& fit) {
    const std::vector<std::uint8_t> brightness = brightnessOf(picture, fit.rows, fit.cols);
    BitVector lights(brightness.size());
    for (std::size_t cell = 0; cell < brightness.size(); ++cell) {
        lights.set(cell, (brightness[cell] < fit.threshold) == fit.isDarkOn);
    }
    return {Lattice{.rows = fit.rows, .cols = fit.cols}, lights, BitVector(lights.size())};
}

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
    auto* pictures = makeRow({{shown, 1}, {preview_, 2}}, 20);
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
    // The less frequent kind of cell, usually dark lines on paper, is assumed to be the drawing.
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
        auto* parts = setRow(together, {});
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
