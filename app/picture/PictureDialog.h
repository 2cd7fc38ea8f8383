// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "controls/EnumBox.h"
#include "picture/Animations.h"

#include <QDialog>

#include <optional>
#include <variant>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPrinter;
class QPushButton;
class QSpinBox;
class QWidget;

namespace lightsout {

class Page;
class PicturePreview;
class TextLabel;

/// Something in the window that can be shown in a picture.
struct PictureSubject {
    QString name;
    /// The function that makes the picture. Still pictures are drawn on the GUI thread; animations
    /// are made on another thread, from a seed if they are random.
    std::variant<std::function<Picture(PictureColours)>,
                 std::function<Animation(Progress&, std::uint64_t seed)>>
        make;
    /// The default seed of a random subject.
    std::optional<std::uint64_t> seed = {};

    bool isAnimation() const { return make.index() == 1; }
};

/// A function that draws a page in the given colours.
using PageDrawing = std::function<Picture(QWidget& page, PictureColours)>;

/// Returns the subjects that are available while a page is shown: the board, a sheet of all
/// solutions if there are few, the views of the page, the page itself, and animations.
std::vector<PictureSubject> pictureSubjects(Page& page, const QString& pageName,
                                            const Workbench& workbench,
                                            const PageDrawing& drawPage);

/// A dialog for choosing the subject and style of a picture, with a preview. The picture can be
/// saved, copied or printed.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// The citations to print with pictures.
    struct Sources {
        QString page;                                      ///< for pictures of the current page
        std::function<QString(const QString& seed)> drawn; ///< for pictures of random subjects
    };

    /// `boardName` is the default title.
    PictureDialog(std::vector<PictureSubject> subjects, const QString& boardName, Sources sources,
                  QWidget* parent);

    /// Chooses the subject with this name, as if the user had done so.
    void choose(const QString& subject);
    static QString eliminationAnimationName() { return tr("Animation: the elimination"); }

    PictureStyle style() const;
    /// Draws the current picture on a whole page.
    void printOn(QPrinter& printer) const;
    /// Writes the picture in the format of the file's extension, or as GIF if it is an animation.
    void saveTo(const QString& path);

public Q_SLOTS:
    void print();
    /// Closes the dialog. If a write is in progress, the first call closes it after the write has
    /// finished.
    void reject() override;

private:
    QWidget* makeForm();
    QWidget* makeButtons();
    const PictureSubject& subject() const;
    void followSubject();
    void make();
    void refresh();
    void copy();
    void chooseFile();
    void write(const QString& path, std::function<QByteArray(Progress&)> content);

    std::vector<PictureSubject> subjects_;
    Animation shown_; ///< has one step if it is a still picture
    QComboBox* subject_;
    EnumBox<PictureColours>* colours_;
    QSpinBox* width_;
    QFormLayout* form_ = nullptr;
    QSpinBox* seed_; ///< shown only for random subjects
    Sources sources_;
    QCheckBox* hasTitle_;
    QLineEdit* title_;
    QLineEdit* caption_;
    QCheckBox* hasSource_;
    QLineEdit* source_;
    TextLabel* answer_;
    PicturePreview* preview_;
    QPushButton* save_;
    QPushButton* copy_;
    QPushButton* print_;
    bool closesOnceWritten_ = false;
    Job making_{this};
    Job writing_{this};
    Job copying_{this};
};

} // namespace lightsout
