// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/PictureDialog.h"

#include "board/BoardPainter.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/ErrorDialog.h"
#include "controls/Layouts.h"
#include "controls/PictureFile.h"
#include "gf2/GrayCode.h"
#include "io/AtomicFile.h"
#include "page/Page.h"
#include "picture/GifFile.h"
#include "picture/Picture.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <limits>
#include <utility>

namespace lightsout {

namespace {

constexpr std::size_t randomPresses = 40;
constexpr quint64 proposedSeeds = 1'000'000; ///< so that seeds are short enough to write down

BoardScene shownScene(const Workbench& workbench) {
    const Game& game = workbench.document.game();
    BoardScene scene = sceneOf(game);
    scene.stars = workbench.guide.stars();
    scene.pattern =
        workbench.guide.certificate() ? workbench.guide.certificate() : workbench.guide.pattern();
    if (scene.pattern) {
        scene.counted = game.difference();
    }
    return scene;
}

/// Returns all solutions, ordered by number of presses; empty if there are too many.
std::vector<BitVector> fewSolutions(const Facts* facts) {
    std::vector<BitVector> all;
    if (facts == nullptr || !facts->isSolvable() || !facts->isKernelComplete() ||
        facts->kernel->size() >= 7 || facts->rule.vertexCount() > 10'000) {
        return all;
    }
    BitVector solution = facts->fewest->presses;
    all.push_back(solution);
    for (std::uint64_t step = 1; step < std::uint64_t{1} << facts->kernel->size(); ++step) {
        solution ^= (*facts->kernel)[grayCodeFlip(step)];
        all.push_back(solution);
    }
    std::ranges::stable_sort(all, {}, [](const BitVector& presses) { return presses.count(); });
    return all;
}

Picture solutionSheet(const Game& game, const std::vector<BitVector>& solutions) {
    std::vector<NamedBoard> boards;
    for (const BitVector& presses : solutions) {
        BoardScene scene;
        scene.rule = game.rule();
        scene.lights = game.lights();
        scene.stars = presses;
        boards.push_back({scene, PictureDialog::tr("%Ln press(es)", nullptr,
                                                   static_cast<int>(presses.count()))});
    }
    return boardSheet(boards);
}

Picture chartPicture(const ChartPanel& panel) {
    return {
        .size = panel.size(),
        .paint = [data = panel.data(), size = panel.size()](QPainter& painter, const Theme& theme) {
            QWidget ground;
            const PaintedIn other(ground, theme);
            ChartPanel drawn(&ground);
            drawn.resize(size);
            drawn.setData(data);
            ground.resize(size);
            ground.setAttribute(Qt::WA_DontShowOnScreen);
            ground.show(); // makes Qt lay it out
            drawn.render(&painter, drawn.rect(), drawn.rect());
        }};
}

Picture viewPicture(QWidget& view) {
    return {.size = view.size(),
            .paint = [shown = QPointer(&view)](QPainter& painter, const Theme& theme) {
                if (shown != nullptr) {
                    const PaintedIn other(*shown, theme);
                    shown->render(&painter, QPoint(), QRegion(), QWidget::RenderFlags());
                }
            }};
}

void addViews(const Page& page, std::vector<PictureSubject>& subjects) {
    for (QWidget* widget : page.views()) {
        if (auto* chart = qobject_cast<ChartPanel*>(widget)) {
            const QString title = chart->data().title;
            subjects.push_back({title.isEmpty() ? PictureDialog::tr("Chart") : title,
                                [chart](PictureColours) { return chartPicture(*chart); }});
        } else {
            const QString name = widget->accessibleName();
            subjects.push_back({name.isEmpty() ? PictureDialog::tr("View") : name,
                                [widget](PictureColours) { return viewPicture(*widget); }});
        }
    }
}

constexpr int minWidth = 100;
constexpr int maxWidth = 8000;
constexpr int maxAnimationWidth = 2000;
constexpr int usualWidth = 1600;
constexpr int usualAnimationWidth = 480;

} // namespace

std::vector<PictureSubject> pictureSubjects(Page& page, const QString& pageName,
                                            const Workbench& workbench,
                                            const PageDrawing& drawPage) {
    const Game& game = workbench.document.game();
    std::vector<PictureSubject> subjects;
    if (game.vertexCount() > 0) {
        subjects.push_back(
            {PictureDialog::tr("The current board"),
             [scene = shownScene(workbench)](PictureColours) { return boardDrawing(scene); }});
    }
    addViews(page, subjects);
    subjects.push_back(
        {PictureDialog::tr("The page “%1”").arg(pageName),
         [&page, drawPage](PictureColours colours) { return drawPage(page, colours); }});
    const std::vector<BitVector> solutions = fewSolutions(workbench.analysis.facts());
    if (!solutions.empty()) {
        subjects.push_back(
            {PictureDialog::tr("All solutions, as a sheet"),
             [game, solutions](PictureColours) { return solutionSheet(game, solutions); }});
        if (solutions.front().any()) {
            subjects.push_back({PictureDialog::tr("Animation: a solution"),
                                [game, presses = solutions.front()](Progress&, std::uint64_t) {
                                    return solutionAnimation(game, presses);
                                }});
        }
    }
    if (game.vertexCount() > 0 && game.vertexCount() <= maxAnimatedVertices) {
        subjects.push_back(
            {PictureDialog::eliminationAnimationName(), [game](Progress& progress, std::uint64_t) {
                 return eliminationAnimation(game, progress);
             }});
    }
    if (game.vertexCount() > 0) {
        subjects.push_back({PictureDialog::tr("Animation: random play"),
                            [game](Progress&, std::uint64_t seed) {
                                Random random(seed);
                                return randomAnimation(game, randomPresses, random);
                            },
                            QRandomGenerator::global()->bounded(proposedSeeds)});
    }
    return subjects;
}

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
      colours_(new EnumBox<PictureColours>(this)), width_(new QSpinBox(this)),
      seed_(new QSpinBox(this)), sources_(std::move(sources)),
      hasTitle_(new QCheckBox(tr("&Title"), this)), title_(new QLineEdit(boardName, this)),
      caption_(new QLineEdit(this)), hasSource_(new QCheckBox(tr("So&urce"), this)),
      source_(new QLineEdit(sources_.page, this)), answer_(makeLabel(TextRole::body, true, this)),
      preview_(new PicturePreview(this)), save_(new QPushButton(tr("&Save …"), this)),
      copy_(new QPushButton(tr("C&opy"), this)), print_(new QPushButton(tr("&Print …"), this)) {
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
    layout->addLayout(makeRow({makeForm(), {preview_, 1}}, 20), 1);
    layout->addWidget(makeButtons());
    resize(QSize(1000, 620).boundedTo(screen()->availableSize()));
    followSubject();
}

QWidget* PictureDialog::makeForm() {
    auto* card = new Card(this);
    card->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred); // the preview uses the
                                                                       // remaining space
    auto* form = form_ = new QFormLayout;
    card->content()->addLayout(form);
    QStringList names;
    for (const PictureSubject& one : subjects_) {
        names << one.name;
    }
    subject_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    subject_->setMinimumContentsLength(26);
    setItemTexts(*subject_, names);
    colours_->addItems({tr("light"), tr("dark"), tr("for print")});
    colours_->setValue(PictureColours::print);
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
    connect(subject_, &QComboBox::currentIndexChanged, this, &PictureDialog::followSubject);
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
    return {.colours = colours_->value(),
            .width = width_->value(),
            .title = hasTitle_->isChecked() ? title_->text() : QString(),
            .caption = below.join(QLatin1Char('\n'))};
}

void PictureDialog::choose(const QString& subject) {
    subject_->setCurrentIndex(std::max(subject_->findText(subject), 0));
}

void PictureDialog::followSubject() {
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
        write(path, [content = drawingFile(picture, style(), format)](Progress& /*progress*/) {
            return content;
        });
    }
}

void PictureDialog::write(const QString& path, std::function<QByteArray(Progress&)> content) {
    save_->setEnabled(false);
    closesOnceWritten_ = false;
    answer_->setText(tr("Saving %1").arg(QFileInfo(path).fileName()));
    writing_.start(
        [path, content = std::move(content)](Progress& progress) {
            return writeFileAtomically(pathOf(path), content(progress).toStdString(), &progress);
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
                showError(this, tr("Picture"),
                          tr("%1 could not be saved. %2").arg(name, errorText(written.error())));
            }
        });
}

} // namespace lightsout

#include "moc_PictureDialog.cpp"
