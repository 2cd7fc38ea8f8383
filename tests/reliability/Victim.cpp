// SPDX-License-Identifier: GPL-3.0-or-later
// A program that works as a user does until it is killed: it edits a document and saves it. When it
// is started again, it continues with the autosaved board. Prints each action as a line on standard
// output: "began HASH TIME", "made HASH TIME", "problem TEXT TIME", "kept TIME".
//
// victim edit FOLDER SEED     never ends
// victim keep FOLDER          makes a few moves and ends when they are saved, or after 5 s
// victim settings FOLDER      changes the program's settings and ends

#include "document/Autosave.h"
#include "documents/DocumentFormat.h"
#include "files/FileActions.h"
#include "formats/BoardFile.h"
#include "graph/Families.h"
#include "io/AtomicFile.h"
#include "settings/Preferences.h"
#include "settings/SettingsFile.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QTimer>
#include <QWidget>

#include <ctime>

#include <unistd.h>

using namespace lightsout;

namespace {

qint64 milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
}

void say(const QByteArray& what) {
    const QByteArray line = what + ' ' + QByteArray::number(milliseconds()) + '\n';
    if (::write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())) < 0) {
        std::exit(EXIT_FAILURE);
    }
}

QByteArray hashOf(const Game& game) {
    return FileState::ofContent(*writeDocument({.game = game})).hash.toHex();
}

Game boardFor(Random& random) {
    if (random.below(2) == 0) {
        return Game::allOn(generalizedPetersenGraph(5, 2));
    }
    return Game::allOn(Lattice{.rows = 2 + random.below(8), .cols = 6});
}

Move randomMove(const Game& game, Random& random) {
    const Vertex vertex = random.below(game.vertexCount());
    switch (random.below(20)) {
    case 0:
        return Replace{boardFor(random)};
    case 1:
        return Replace{
            Game(game.rule(), BitVector::random(game.vertexCount(), random), game.target())};
    case 2:
        return FlipStart{{vertex}};
    case 3:
        return FlipTarget{{vertex}};
    case 4:
        if (game.rule().isDrawn()) {
            return InsertVertices{{{.number = game.vertexCount(), .position = {1, 2}}}};
        }
        return Press{vertex};
    case 5:
        if (game.rule().isDrawn()) {
            return Label{vertex, "a label\nof two lines"};
        }
        return Press{vertex};
    default:
        return Press{vertex};
    }
}

/// A window with a document and its autosave.
struct Program {
    explicit Program(const QString& folder)
        : document(Game::allOn(Lattice{.rows = 4, .cols = 6})),
          path(QDir(folder).filePath(QStringLiteral("board.lightsout"))) {
        window.addActions({actions.save});
    }

    /// Continues as a user does after a crash: with the autosaved board, or else with the file.
    void begin() {
        auto abandoned = std::make_unique<KeptBoards::Abandoned>(autosave.kept());
        if (!abandoned->boards().empty()) {
            KeptBoard kept = abandoned->boards().front();
            const Result<Journal> journal = readKeptBoard(kept.path);
            if (!journal) {
                say("unreadable " + kept.path.toUtf8());
                std::exit(EXIT_FAILURE);
            }
            // The file may contain a save that was completed just before the program ended.
            kept.note.filePath = path;
            kept.note.fileState = FileState::ofFile(path);
            autosave.restore(kept, journal->board, std::move(abandoned));
        } else if (QFile::exists(path)) {
            const Result<SavedBoard> board = readBoardFile(path.toStdString());
            if (!board) {
                say("unreadable " + path.toUtf8());
                std::exit(EXIT_FAILURE);
            }
            document.replace(std::make_shared<Document>(*board, Document::Origin::dealt, path,
                                                        FileState::ofFile(path)));
        } else {
            document->markSaved(path, document.revision());
        }
        say("began " + hashOf(document.game()));
        QObject::connect(&document, &CurrentDocument::changed, &document,
                         [this] { say("made " + hashOf(document.game())); });
    }

    void act(Random& random) {
        QUndoStack* history = document->undoStack();
        switch (random.below(12)) {
        case 0:
            history->undo();
            break;
        case 1:
            history->redo();
            break;
        case 2:
            if (actions.save->isEnabled() && random.below(4) == 0) {
                actions.save->trigger();
                break;
            }
            [[fallthrough]];
        default:
            document.make(randomMove(document.game(), random), QStringLiteral("move"));
        }
    }

    CurrentDocument document;
    Autosave autosave{document, KeptBoards(KeptBoards::usualFolder())};
    QWidget window;
    FileActions actions{document, &autosave, &window};
    QString path;
};

int edit(const QString& folder, std::uint64_t seed) {
    Program program(folder);
    program.begin();
    Random random(seed);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        program.act(random);
        timer.start(static_cast<int>(random.below(random.below(10) == 0 ? 400 : 30)));
    });
    timer.start(0);
    return QApplication::exec();
}

int keep(const QString& folder) {
    Program program(folder);
    QObject::connect(&program.autosave, &Autosave::problemChanged, &program.autosave, [&] {
        if (!program.autosave.problem().isEmpty()) {
            say("problem " + program.autosave.problem().toUtf8().replace(' ', '_'));
        }
    });
    program.begin();
    program.document.make(Press{3}, QStringLiteral("move"));
    QTimer::singleShot(700, &program.document, [&] {
        program.document.make(Press{5}, QStringLiteral("move")); // appended to the journal
    });
    // Ends as kill -9 does once the move is saved, without cleaning up.
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        const QFileInfoList journals =
            QDir(program.autosave.kept().folder())
                .entryInfoList({QStringLiteral("*.journal")}, QDir::Files);
        for (const QFileInfo& info : journals) {
            const Result<Journal> journal = readKeptBoard(info.filePath());
            if (program.document.game().pressCount() == 2 && journal &&
                journal->board == program.document->board()) {
                say("kept");
                ::_exit(EXIT_SUCCESS);
            }
        }
    });
    poll.start(20);
    QTimer::singleShot(8000, qApp, [] { ::_exit(EXIT_FAILURE); });
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
    QCoreApplication::setApplicationName(QStringLiteral("lightsout"));
    const QStringList arguments = QCoreApplication::arguments();
    const QString mode = arguments.value(1);
    const QString folder = arguments.value(2);
    if (mode == QStringLiteral("edit")) {
        return edit(folder, arguments.value(3).toULongLong());
    }
    if (mode == QStringLiteral("keep")) {
        return keep(folder);
    }
    if (mode == QStringLiteral("settings")) {
        useDurableSettings();
        Preferences{
            .appearance = {.language = QStringLiteral("he"), .theme = Appearance::Theme::dark}}
            .save();
        return EXIT_SUCCESS;
    }
    return EXIT_FAILURE;
}
