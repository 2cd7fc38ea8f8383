// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/KnownFile.h"

#include "formats/BoardFile.h"
#include "io/AtomicFile.h"
#include "text/FilePath.h"

#include <QFileInfo>

namespace lightsout {

namespace {

constexpr int leastScore = 30; // of readings that are offered

} // namespace

bool hasSeveralReadings(const ReadReport& report) {
    std::size_t readings = report.hasZeroDiagonal ? 1 : 0;
    for (const ReadingFit& fit : report.fits) {
        readings += fit.score >= leastScore ? 1 : 0;
    }
    return readings > 1;
}

std::vector<OfferedReading>
offeredReadings(const std::function<Result<SavedBoard>(const ReadOptions&)>& read,
                const ReadReport& report, const ReadChoices& choices, Progress& progress) {
    constexpr std::size_t maxOffers = 4;
    std::vector<OfferedReading> offers;
    if ((report.isClear() && !choices.wantsAll) || choices.reading) {
        return offers;
    }
    const auto offer = [&](ReadingKind kind, std::optional<bool> diagonal) {
        OfferedReading offered{.choices = choices, .board = {}, .report = {}};
        offered.choices.reading = kind;
        offered.choices.diagonal = diagonal;
        offered.choices.wantsAll = false;
        auto board = read(offered.choices.options(progress, offered.report));
        if (board && offers.size() < maxOffers) {
            offered.board = *std::move(board);
            offers.push_back(std::move(offered));
        }
    };
    for (const ReadingFit& fit : report.fits) {
        if (fit.score >= leastScore) {
            offer(fit.kind, std::nullopt);
            if (fit.kind == ReadingKind::matrix && report.hasZeroDiagonal) {
                offer(fit.kind, true);
            }
        }
    }
    return offers;
}

bool isGuess(const std::filesystem::path& name, const ReadReport& report) {
    const bool isEdgeList =
        formatToRead(name) == FileFormat::edgeList && report.reading == ReadingKind::edges;
    return (report.reading && !isEdgeList) || formatToRead(name) != formatOfPath(name);
}

ReadFile readKnownFile(const std::filesystem::path& name, const ReadChoices& choices,
                       Progress& progress) {
    ReadFile read{Error{}, std::nullopt};
    const ReadOptions options = choices.options(progress, read.report);
    const Result<std::string> text = readBoardText(name, formatToRead(name), options);
    if (!text) {
        read.board = text.error();
        return read;
    }
    constexpr std::size_t maxBeginning = 1000;
    read.board = readBoardNamed(name, *text, options);
    read.beginning = text->substr(0, maxBeginning);
    read.offers = offeredReadings(
        [&](const ReadOptions& given) { return readBoardNamed(name, *text, given); }, read.report,
        choices, progress);
    read.state = FileState::ofContent(*text, &progress);
    return read;
}

WrittenFile writeKnownFile(const SavedBoard& board, const QString& path,
                           const std::optional<FileState>& known, Progress& progress) {
    // The size is compared first, because most changed files differ in size.
    const bool isAsKnown = !known || (QFileInfo(path).size() == known->size &&
                                      FileState::ofFile(path, &progress) == known);
    if (!isAsKnown) {
        return {.meanwhile = QFileInfo::exists(path) ? WrittenFile::Meanwhile::changed
                                                     : WrittenFile::Meanwhile::removed};
    }
    const auto format = formatOfPath(pathOf(path));
    if (!format) {
        return {.error = Error{.code = ErrorCode::unknownFileFormat,
                               .subject = QFileInfo(path).suffix().toStdString()}};
    }
    Result<std::string> text = writeBoard(board, *format, {.progress = &progress});
    if (!text) {
        return {.error = text.error()};
    }
    const FileState state = FileState::ofContent(*text, &progress);
    const auto written = writeFileAtomically(pathOf(path), *std::move(text), &progress);
    return written ? WrittenFile{.state = state} : WrittenFile{.error = written.error()};
}

} // namespace lightsout
