// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabBook.h"

#include "controls/PictureReader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUndoCommand>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lightsout {

namespace {

constexpr const char* attachmentName = "lab-book";

/// The text fields of an entry, with their names in JSON.
constexpr std::pair<QLatin1String, QString LabEntry::*> texts[] = {
    {QLatin1String("title"), &LabEntry::title},       {QLatin1String("values"), &LabEntry::values},
    {QLatin1String("commands"), &LabEntry::commands}, {QLatin1String("place"), &LabEntry::place},
    {QLatin1String("source"), &LabEntry::source},     {QLatin1String("note"), &LabEntry::note},
};
constexpr QLatin1String pictureName("picture");
constexpr qint64 maxPixelsOfOne = qint64{1} << 22;

/// Truncates strings that are too long.
void cutTexts(LabEntry& entry) {
    for (const auto& [name, text] : texts) {
        QString& whole = entry.*text;
        const qsizetype limit = text == &LabEntry::values ? LabBook::maxValues : LabBook::maxText;
        if (whole.size() > limit) {
            const bool splitsPair = whole[limit - 1].isHighSurrogate();
            whole.truncate(limit - (splitsPair ? 1 : 0));
            whole.squeeze();
            entry.isCut = true;
        }
    }
}

QSize wholeSizeOf(const LabEntry& entry) {
    return pictureSize(entry.picture, "png", maxPixelsOfOne);
}

/// Leaves out the pictures after those that are large enough together.
void cutPictures(std::vector<LabEntry>& entries) {
    qint64 pixels = 0;
    for (LabEntry& entry : entries) {
        const QSize size = wholeSizeOf(entry);
        pixels += qint64{size.width()} * size.height();
        if (pixels > LabBook::maxPixels) {
            entry.picture.clear();
            entry.isCut = true;
        }
    }
}

} // namespace

/// Stores the entries before and after a step; continued typing in a note is one step.
class LabBook::Step : public QUndoCommand {
public:
    Step(LabBook& book, std::vector<LabEntry> after, const QString& text, int noteOf = -1)
        : QUndoCommand(text), book_(book), before_(book.entries_), after_(std::move(after)),
          noteOf_(noteOf) {}

    void redo() override { book_.replaceBy(after_, noteOf_); }
    void undo() override { book_.replaceBy(before_, noteOf_); }
    int id() const override { return noteOf_; }
    bool mergeWith(const QUndoCommand* other) override {
        after_ = static_cast<const Step*>(other)->after_;
        return true;
    }

private:
    LabBook& book_;
    std::vector<LabEntry> before_;
    std::vector<LabEntry> after_;
    int noteOf_;
};

QByteArray toJson(const std::vector<LabEntry>& entries) {
    QJsonArray array;
    for (const LabEntry& entry : entries) {
        QJsonObject object;
        for (const auto& [name, text] : texts) {
            if (!(entry.*text).isEmpty()) {
                object.insert(name, entry.*text);
            }
        }
        if (!entry.picture.isEmpty()) {
            object.insert(pictureName, QString::fromLatin1(entry.picture.toBase64()));
        }
        array.append(object);
    }
    return array.isEmpty() ? QByteArray() : QJsonDocument(array).toJson(QJsonDocument::Compact);
}

std::vector<LabEntry> entriesFrom(const QByteArray& json) {
    std::vector<LabEntry> entries;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue& value : array) {
        if (!value.isObject() || entries.size() >= LabBook::maxEntries) {
            continue;
        }
        const QJsonObject object = value.toObject();
        LabEntry entry;
        for (const auto& [name, text] : texts) {
            entry.*text = object.value(name).toString();
        }
        cutTexts(entry);
        entry.picture = QByteArray::fromBase64(object.value(pictureName).toString().toLatin1());
        entries.push_back(std::move(entry));
    }
    cutPictures(entries);
    return entries;
}

QSize pictureSizeOf(const LabEntry& entry, QSize box) {
    const QSize size = wholeSizeOf(entry);
    return size.width() > box.width() || size.height() > box.height()
               ? size.scaled(box, Qt::KeepAspectRatio).expandedTo({1, 1})
               : size;
}

QImage pictureOf(const LabEntry& entry, QSize box) {
    const QImage image = readPicture(entry.picture, "png", maxPixelsOfOne);
    const QSize size = pictureSizeOf(entry, box);
    return image.isNull() || image.size() == size
               ? image
               : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QImage fittedPicture(const QImage& image) {
    constexpr double most =
        static_cast<double>(LabBook::maxPixels) / static_cast<double>(LabBook::maxEntries);
    const double pixels = static_cast<double>(image.width()) * image.height();
    const double scale = std::sqrt(most / std::max(pixels, 1.0));
    return scale >= 1 ? image
                      : image.scaled(std::max(static_cast<int>(image.width() * scale), 1),
                                     std::max(static_cast<int>(image.height() * scale), 1),
                                     Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

LabBook::LabBook(CurrentDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(&document, &CurrentDocument::fileChanged, this, &LabBook::follow);
    follow();
}

QString LabBook::cutNotice() {
    return tr("This entry was too large: the rest of its text, or its picture, was left out.");
}

void LabBook::add(LabEntry entry) {
    if (!isFull()) {
        cutTexts(entry);
        std::vector<LabEntry> entries = entries_;
        entries.push_back(std::move(entry));
        cutPictures(entries);
        steps_.push(new Step(*this, std::move(entries), tr("add to the lab book")));
    }
}

void LabBook::remove(std::size_t entry) {
    std::vector<LabEntry> entries = entries_;
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(entry));
    steps_.push(new Step(*this, std::move(entries), tr("remove from the lab book")));
}

void LabBook::setNote(std::size_t entry, const QString& note) {
    if (entries_.at(entry).note == note) {
        return;
    }
    std::vector<LabEntry> entries = entries_;
    entries.at(entry).note = note.left(maxText);
    steps_.push(new Step(*this, std::move(entries), tr("edit a note"), static_cast<int>(entry)));
}

void LabBook::follow() {
    const QByteArray json = document_->attachment(attachmentName);
    if (json == json_) {
        return;
    }
    json_ = json;
    entries_ = entriesFrom(json);
    steps_.clear();
    Q_EMIT entriesChanged();
}

void LabBook::replaceBy(std::vector<LabEntry> entries, int noteOf) {
    entries_ = std::move(entries);
    json_ = toJson(entries_);
    document_->attach(attachmentName, json_);
    if (noteOf >= 0) {
        Q_EMIT noteChanged(static_cast<std::size_t>(noteOf));
    } else {
        Q_EMIT entriesChanged();
    }
}

} // namespace lightsout

#include "moc_LabBook.cpp"
