// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "picture/PictureSubjects.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPrinter;
class QPushButton;
class QSpinBox;

namespace lightsout {

class PicturePreview;
class TextLabel;

/// What is to be pictured and how, with a preview; then it is saved, copied or printed.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// Where a picture comes from, as it is cited.
    struct Sources {
        QString page;                                      ///< for what the page in front shows
        std::function<QString(const QString& seed)> drawn; ///< for what is drawn by chance
    };

    /// `boardName` is the title that is proposed.
    PictureDialog(std::vector<PictureSubject> subjects, const QString& boardName, Sources sources,
                  QWidget* parent);

    PictureStyle style() const;
    /// Draws the present picture on the whole of a page.
    void printOn(QPrinter& printer) const;
    /// Writes the picture as the file's extension says; an animation as GIF.
    void saveTo(const QString& path);

public Q_SLOTS:
    void print();
    /// Closes the dialog; while a file is being written the first time only once that is done.
    void reject() override;

private:
    QWidget* makeForm();
    QWidget* makeButtons();
    const PictureSubject& subject() const;
    void choose();
    void make();
    void refresh();
    void copy();
    void chooseFile();
    void write(const QString& path, std::function<QByteArray(Progress&)> content);

    std::vector<PictureSubject> subjects_;
    Animation shown_; ///< one step for a still picture
    QComboBox* subject_;
    QComboBox* colours_;
    QSpinBox* width_;
    QFormLayout* form_ = nullptr;
    QSpinBox* seed_; ///< seen for what is drawn by chance
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
