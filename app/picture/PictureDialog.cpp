// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/PictureDialog.h"

#include "controls/Card.h"
#include "controls/PictureFile.h"
#include "io/AtomicFile.h"
#include "picture/Animations.h"
#include "picture/GifFile.h"
#include "text/ErrorText.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QWidget>

#include <limits>
#include <utility>

namespace lightsout {

namespace {

constexpr int minWidth = 100;
constexpr int maxWidth = 8000;
constexpr int maxAnimationWidth = 2000;
constexpr int usualWidth = 1600;
constexpr int usualAnimationWidth = 480;

} // namespace

/// A preview of a picture, as large as the space allows. Animations are played.
class PicturePreview : public QWidget {
public:
    explicit PicturePreview(QWidget* parent);

    /// Shows the steps of an animation, a still picture if there is only one step, or nothing if
    /// there is none.
    void show(Animation steps, const PictureStyle& style);

    QSize sizeHint() const override { return {520, 480}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void turn();

    Animation steps_;
    std::size_t step_ = 0;
    PictureStyle style_;
    QTimer timer_;
};

PicturePreview::PicturePreview(QWidget* parent) : QWidget(parent) {
    setMinimumSize(320, 280);
    setAccessibleName(PictureDialog::tr("Preview"));
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &PicturePreview::turn);
}

void PicturePreview::show(Animation steps, const PictureStyle& style) {
    steps_ = std::move(steps);
    style_ = style;
    step_ = 0;
    timer_.stop();
    if (steps_.size() > 1) {
        timer_.start(steps_.front().milliseconds);
    }
    update();
}

void PicturePreview::turn() {
    step_ = (step_ + 1) % steps_.size();
    timer_.start(steps_[step_].milliseconds);
    update();
}

void PicturePreview::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (step_ < steps_.size()) {
        paintPicture(painter, QRectF(rect()).adjusted(1, 1, -1, -1), steps_[step_].picture, style_);
    }
    painter.setPen(themeOf(*this).line);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

PictureDialog::PictureDialog(std::vector<PictureSubject> subjects, const QString& boardName,
                             Sources sources, QWidget* parent)
    : QDialog(parent), subjects_(std::move(subjects)), subject_(new QComboBox(this)),
      colours_(new QComboBox(this)), width_(new QSpinBox(this)), seed_(new QSpinBox(this)),
      sources_(std::move(sources)), hasTitle_(new QCheckBox(tr("&Title"), this)),
      title_(new QLineEdit(boardName, this)), caption_(new QLineEdit(this)),
      hasSource_(new QCheckBox(tr("So&urce"), this)), source_(new QLineEdit(sources_.page, this)),
      answer_(makeLabel(TextRole::body, true, this)), preview_(new PicturePreview(this)),
      save_(new QPushButton(tr("&Save …"), this)), copy_(new QPushButton(tr("C&opy"), this)),
      print_(new QPushButton(tr("&Print …"), this)) {
    setWindowTitle(tr("Picture"));
    const std::pair<QWidget*, const char*> names[] = {
        {subject_, "subject"},    {colours_, "colours"},  {seed_, "seed"},
        {caption_, "caption"},    {save_, "savePicture"}, {copy_, "copyPicture"},
        {print_, "printPicture"},
    };
    for (const auto& [part, name] : names) {
        part->setObjectName(QLatin1String(name));
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setSpacing(16);
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(makeForm());
    row->addWidget(preview_, 1);
    layout->addLayout(row, 1);
    layout->addWidget(makeButtons());
    resize(QSize(1000, 620).boundedTo(screen()->availableSize()));
    choose();
}

QWidget* PictureDialog::makeForm() {
    auto* card = new Card(this);
    card->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred); // the preview uses the
                                                                       // remaining space
    auto* form = form_ = new QFormLayout;
    card->content()->addLayout(form);
    for (const PictureSubject& one : subjects_) {
        subject_->addItem(one.name);
    }
    subject_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    subject_->setMinimumContentsLength(26);
    colours_->addItems({tr("light"), tr("dark"), tr("for print")});
    colours_->setCurrentIndex(static_cast<int>(PictureColours::print));
    width_->setRange(minWidth, maxWidth);
    width_->setSingleStep(100);
    width_->setValue(usualWidth);
    addField(form, tr("Su&bject"), subject_);
    addField(form, tr("&Colours"), colours_);
    addField(form, tr("&Width in pixels"), width_);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setToolTip(tr("The same seed gives the same game"));
    addField(form, tr("S&eed"), seed_);
    form->addRow(hasTitle_, title_);
    title_->setAccessibleName(tr("Title"));
    title_->setEnabled(false);
    addField(form, tr("Captio&n"), caption_);
    form->addRow(hasSource_, source_);
    hasSource_->setToolTip(tr("Name the program, its version and the board below the picture"));
    source_->setAccessibleName(tr("Source"));
    source_->setLayoutDirection(Qt::LeftToRight);
    source_->setEnabled(false);
    card->content()->addStretch();
    answer_->setWordWrap(true);
    card->content()->addWidget(answer_);
    connect(subject_, &QComboBox::currentIndexChanged, this, &PictureDialog::choose);
    connect(colours_, &QComboBox::currentIndexChanged, this, &PictureDialog::make);
    connect(seed_, &QSpinBox::valueChanged, this, &PictureDialog::make);
    connect(hasTitle_, &QCheckBox::toggled, title_, &QWidget::setEnabled);
    connect(hasTitle_, &QCheckBox::toggled, this, &PictureDialog::refresh);
    connect(title_, &QLineEdit::textChanged, this, &PictureDialog::refresh);
    connect(hasSource_, &QCheckBox::toggled, source_, &QWidget::setEnabled);
    connect(hasSource_, &QCheckBox::toggled, this, &PictureDialog::refresh);
    for (const QLineEdit* below : {caption_, source_}) {
        connect(below, &QLineEdit::textChanged, this, &PictureDialog::refresh);
    }
    return card;
}

QWidget* PictureDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {print_, copy_, save_}) {
        buttons->addButton(button, QDialogButtonBox::ActionRole);
    }
    save_->setDefault(true);
    connect(save_, &QPushButton::clicked, this, &PictureDialog::chooseFile);
    connect(copy_, &QPushButton::clicked, this, &PictureDialog::copy);
    connect(print_, &QPushButton::clicked, this, &PictureDialog::print);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

const PictureSubject& PictureDialog::subject() const {
    return subjects_.at(static_cast<std::size_t>(subject_->currentIndex()));
}

PictureStyle PictureDialog::style() const {
    QStringList below{caption_->text()};
    if (hasSource_->isChecked()) {
        below << source_->text();
    }
    below.removeAll(QString());
    return {.colours = static_cast<PictureColours>(colours_->currentIndex()),
            .width = width_->value(),
            .title = hasTitle_->isChecked() ? title_->text() : QString(),
            .caption = below.join(QLatin1Char('\n'))};
}

void PictureDialog::choose() {
    const bool isAnimation = subject().isAnimation();
    const int proposed = isAnimation ? usualAnimationWidth : usualWidth;
    const int other = isAnimation ? usualWidth : usualAnimationWidth;
    if (width_->value() == other) {
        width_->setValue(proposed);
    }
    width_->setMaximum(isAnimation ? maxAnimationWidth : maxWidth);
    copy_->setEnabled(!isAnimation);
    print_->setEnabled(!isAnimation);
    form_->setRowVisible(seed_, subject().seed.has_value());
    if (subject().seed) {
        const QSignalBlocker blocker(seed_);
        seed_->setValue(static_cast<int>(*subject().seed));
    }
    source_->setText(sources_.page);
    make();
}

void PictureDialog::make() {
    if (!writing_.isRunning()) {
        answer_->clear();
    }
    if (subject().seed) {
        source_->setText(sources_.drawn(QString::number(seed_->value())));
    }
    if (const auto* draw = std::get_if<0>(&subject().make)) {
        making_.cancel();
        shown_ = {{.picture = (*draw)(style().colours)}};
        refresh();
        return;
    }
    shown_.clear();
    making_.start(
        [animate = std::get<1>(subject().make), seed = static_cast<std::uint64_t>(seed_->value())](
            Progress& progress) { return animate(progress, seed); },
        [this](Animation made) {
            shown_ = std::move(made);
            refresh();
        });
    refresh();
}

void PictureDialog::refresh() {
    save_->setEnabled(!shown_.empty() && !writing_.isRunning());
    preview_->show(shown_, style());
}

void PictureDialog::copy() {
    const QImage image = pictureImage(shown_.front().picture, style());
    auto* const copied = new QMimeData;
    copied->setImageData(image);
    QGuiApplication::clipboard()->setMimeData(copied);
    // The PNG file that other programs request is made on another thread. Otherwise this thread
    // would have to make it when it is requested.
    copying_.start([image](Progress& progress) { return pngFile(image, progress); },
                   [copied = QPointer(copied)](const QByteArray& file) {
                       if (copied != nullptr) {
                           copied->setData(QStringLiteral("image/png"), file);
                       }
                   });
    answer_->setText(tr("The picture is on the clipboard."));
}

void PictureDialog::reject() {
    const bool waits = writing_.isRunning() && !closesOnceWritten_;
    closesOnceWritten_ = waits;
    if (!waits) {
        QDialog::reject();
    }
}

void PictureDialog::print() {
    if (shown_.size() != 1) {
        return;
    }
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted) {
        printOn(printer);
    }
}

void PictureDialog::printOn(QPrinter& printer) const {
    QPainter painter(&printer);
    paintPicture(painter, painter.viewport(), shown_.front().picture, style());
}

void PictureDialog::chooseFile() {
    const QString kinds = subject().isAnimation()
                              ? QStringLiteral("GIF (*.gif)")
                              : QStringLiteral("PNG (*.png);;SVG (*.svg);;PDF (*.pdf)");
    const QString suffix =
        subject().isAnimation() ? QStringLiteral(".gif") : QStringLiteral(".png");
    QString chosen;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the picture"),
                                                tr("picture") + suffix, kinds, &chosen);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += chosen.isEmpty() ? suffix : QLatin1Char('.') + chosen.left(3).toLower();
    }
    saveTo(path);
}

void PictureDialog::saveTo(const QString& path) {
    if (shown_.empty()) {
        return; // the picture is out of date, and is being made again
    }
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (subject().isAnimation()) {
        write(path, [steps = shown_, style = style()](Progress& progress) {
            return gifFile([&, step = steps.begin()]() mutable -> std::optional<AnimationFrame> {
                progress.checkpoint();
                if (step == steps.end()) {
                    return std::nullopt;
                }
                const AnimationStep& shown = *step++;
                return AnimationFrame{pictureImage(shown.picture, style), shown.milliseconds};
            });
        });
        return;
    }
    const auto format = suffix == QLatin1String("svg")   ? PictureFormat::svg
                        : suffix == QLatin1String("pdf") ? PictureFormat::pdf
                                                         : PictureFormat::png;
    // The window's views can be drawn only on this thread.
    const Picture& picture = shown_.front().picture;
    if (format == PictureFormat::png) {
        write(path, [image = pictureImage(picture, style())](Progress& progress) {
            return pngFile(image, progress);
        });
    } else {
        const QByteArray content = drawingFile(picture, style(), format);
        write(path, [content](Progress& /*progress*/) { return content; });
    }
}

void PictureDialog::write(const QString& path, std::function<QByteArray(Progress&)> content) {
    save_->setEnabled(false);
    closesOnceWritten_ = false;
    answer_->setText(tr("Saving %1").arg(QFileInfo(path).fileName()));
    writing_.start(
        [path, content = std::move(content)](Progress& progress) {
            return writeFileAtomically(path.toStdString(), content(progress).toStdString(),
                                       &progress);
        },
        [this, path](const Result<std::monostate>& written) {
            refresh();
            const QString name = QFileInfo(path).fileName();
            if (written) {
                answer_->setText(tr("%1 was saved.").arg(name));
                if (closesOnceWritten_) {
                    reject();
                }
            } else {
                answer_->clear();
                QMessageBox::warning(
                    this, tr("Picture"),
                    tr("%1 could not be saved. %2").arg(name, errorText(written.error())));
            }
        });
}

} // namespace lightsout

#include "moc_PictureDialog.cpp"
