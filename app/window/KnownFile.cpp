// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/KnownFile.h"

#include "io/AtomicFile.h"
#include "io/BoardFile.h"

#include <QFileInfo>

namespace lightsout {

ReadFile readKnownFile(const std::string& name, Progress& progress) {
    ReadFile read{Error{}, std::nullopt};
    const ReadOptions options{.progress = &progress, .leftOut = &read.leftOut};
    const auto format = formatOfPath(name);
    if (!format) {
        read.board = readBoardFile(name, options); // which says so
        return read;
    }
    const Result<std::string> text = readBoardText(name, *format, options);
    if (!text) {
        read.board = text.error();
        return read;
    }
    read.board = readBoard(*text, *format, options);
    read.state = FileState::ofContent(*text, &progress);
    return read;
}

WrittenFile writeKnownFile(const SavedBoard& board, const QString& path,
                           const std::optional<FileState>& known, Progress& progress) {
    // Of most that were changed the size tells it.
    const bool isAsKnown = !known || (QFileInfo(path).size() == known->size &&
                                      FileState::ofFile(path, &progress) == known);
    if (!isAsKnown) {
        return {.meanwhile = QFileInfo::exists(path) ? WrittenFile::Meanwhile::changed
                                                     : WrittenFile::Meanwhile::removed};
    }
    const auto format = formatOfPath(path.toStdString());
    if (!format) {
        return {.error = Error{.code = ErrorCode::unknownFileFormat,
                               .subject = QFileInfo(path).suffix().toStdString()}};
    }
    Result<std::string> text = writeBoard(board, *format, {.progress = &progress});
    if (!text) {
        return {.error = text.error()};
    }
    const FileState state = FileState::ofContent(*text, &progress);
    const auto written = writeFileAtomically(path.toStdString(), *std::move(text), &progress);
    return written ? WrittenFile{.state = state} : WrittenFile{.error = written.error()};
}

} // namespace lightsout
