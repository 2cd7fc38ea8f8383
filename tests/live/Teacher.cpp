// SPDX-License-Identifier: GPL-3.0-or-later
// A class on the loopback address that reads commands from standard input, for browser_test.py.
// Each line is a command, followed by JSON if needed. Replies with the state of the class as a line
// of JSON.
//
//     live_teacher [FOLDER [ADDRESS]]
//
// With a folder that is not "", the class has a journal there, and a class that was not ended
// continues.

#include "live/LiveClass.h"
#include "live/LiveResults.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>

#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <unistd.h>

namespace lightsout {

namespace {

/// Reads grids with their lights as digits. Without lights, all are on.
std::vector<Game> boardsIn(const QJsonObject& words) {
    std::vector<Game> boards;
    for (const QJsonValue& value : words["boards"].toArray()) {
        const QJsonObject board = value.toObject();
        const Lattice lattice{.rows = static_cast<std::size_t>(board["rows"].toInt()),
                              .cols = static_cast<std::size_t>(board["cols"].toInt())};
        const auto lights = BitVector::fromString(board["lights"].toString().toStdString());
        const std::size_t cells = lattice.vertexCount();
        boards.emplace_back(Rule(lattice),
                            lights && lights->size() == cells ? *lights : BitVector::ones(cells),
                            BitVector(cells));
    }
    return boards;
}

/// Adds a step's text with a formula, a matrix and a picture, as a lesson does.
void addLessonText(ClassQuestion& question) {
    using Kind = Formula::Kind;
    const auto number = [](const char* text) {
        return Formula{.kind = Kind::number, .text = text};
    };
    const Formula matrix{.kind = Kind::matrix,
                         .parts = {number("1"), number("0"), number("0"), number("1")},
                         .columns = 2};
    const Formula power{.kind = Kind::scripted,
                        .parts = {number("2"), Formula(), {.kind = Kind::letter, .text = "n"}}};
    const auto prose = [](const char* words, const Formula& formula) {
        return Prose{{.words = words}, {.kind = Run::Kind::formula, .formula = formula}};
    };
    question.step = {{.kind = Block::Kind::heading, .prose = {{.words = "Ranks"}}},
                     {.prose = prose("The matrix is ", matrix)},
                     {.kind = Block::Kind::picture,
                      .prose = {{.words = "Two pieces"}},
                      .picture = Game::allOn(Lattice{.rows = 1, .cols = 2})}};
    question.prose = prose("How many are ", power);
    question.choiceProse.resize(question.choices.size(), prose("", power));
}

ClassQuestion questionIn(const QJsonObject& words) {
    ClassQuestion question;
    const QStringList kinds{"number", "prediction", "choice", "cells"};
    question.kind = static_cast<ClassQuestion::Kind>(kinds.indexOf(words["kind"].toString()));
    question.text = words["text"].toString().toStdString();
    for (const QJsonValue& choice : words["choices"].toArray()) {
        question.choices.push_back(choice.toString().toStdString());
    }
    if (words.contains("board")) {
        question.board = boardsIn({{"boards", QJsonArray{words["board"]}}}).front();
    }
    if (words.contains("number")) {
        question.number = words["number"].toDouble();
    }
    if (words.contains("right")) {
        question.right = {static_cast<std::size_t>(words["right"].toInt())};
    }
    if (words.contains("cells")) {
        question.cells.emplace();
        for (const QJsonValue& cell : words["cells"].toArray()) {
            question.cells->push_back(static_cast<Vertex>(cell.toInt()));
        }
    }
    question.why = words["why"].toString().toStdString();
    question.hasPieces = words["pieces"].toBool();
    if (words["lesson"].toBool()) {
        addLessonText(question);
    }
    return question;
}

QJsonObject stateOf(const LiveClass& live) {
    const Room& room = live.room();
    QJsonArray pupils;
    for (const Pupil& pupil : room.pupils()) {
        QJsonArray path;
        for (const Vertex vertex : pupil.path) {
            path.append(static_cast<int>(vertex));
        }
        pupils.append(QJsonObject{
            {"name", pupil.name},
            {"connected", pupil.connection.has_value()},
            {"path", path},
            {"lights", QString::fromStdString(pupil.game.lights().toString())},
        });
    }
    return {{"host", live.host()},
            {"pupils", pupils},
            {"word", QString::fromStdString(room.word())},
            {"scene", static_cast<int>(room.scene())},
            {"connected", static_cast<int>(room.connectedCount())},
            {"unsaved", room.hasUnsavedResults()},
            {"prepared", static_cast<int>(room.prepared().size())},
            {"results", QString::fromUtf8(liveResultsCsv(room))},
            {"solved", static_cast<int>(room.solvedCount())},
            {"answered", room.questions().empty() ? 0 : static_cast<int>(room.answers().size())}};
}

void obey(LiveClass& live, const std::string& line) {
    const QString text = QString::fromStdString(line);
    const QString command = text.section(' ', 0, 0);
    const QJsonObject words = QJsonDocument::fromJson(text.section(' ', 1).toUtf8()).object();
    if (command == "begin") {
        if (words.contains("boards")) {
            live.begin(
                {.boards = boardsIn(words),
                 .contest = words["contest"].toBool() ? std::optional(LiveContest{}) : std::nullopt,
                 .isOwnPace = words["ownPace"].toBool()});
        } else {
            live.begin();
        }
    } else if (command == "next") {
        live.beginNext();
    } else if (command == "pause") {
        live.setPaused(true);
    } else if (command == "continue") {
        live.setPaused(false);
    } else if (command == "solution") {
        live.showSolution();
    } else if (command == "ask") {
        live.ask(questionIn(words));
    } else if (command == "right") {
        live.showRight();
    } else if (command == "resume") {
        live.resume();
    } else if (command == "ranking") {
        live.showRanking();
    } else if (command == "rename") {
        live.rename(static_cast<std::size_t>(words["pupil"].toInt()), words["name"].toString());
    } else if (command == "remove") {
        live.remove(static_cast<std::size_t>(words["pupil"].toInt()), words["out"].toBool());
    } else if (command == "hide") {
        live.setNamesHidden(true);
    } else if (command == "prepare") {
        std::vector<ClassQuestion> questions;
        for (const QJsonValue& question : words["questions"].toArray()) {
            questions.push_back(questionIn(question.toObject()));
        }
        live.setPrepared(std::move(questions));
    } else if (command == "prepared") {
        live.askPrepared(0);
    } else if (command == "move") {
        live.moveTo({.address = words["address"].toString()});
    } else if (command == "save") {
        live.markResultsSaved();
    }
    std::puts(QJsonDocument(stateOf(live)).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

int run(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString folder = words.value(1);
    std::unique_ptr<ClassJournal> journal;
    if (!folder.isEmpty()) {
        journal = ClassJournal::find(folder);
    }
    std::unique_ptr<LiveClass> opened;
    if (journal) {
        opened = std::make_unique<LiveClass>(std::move(journal));
    } else {
        if (!folder.isEmpty()) {
            journal = std::make_unique<ClassJournal>(folder);
        }
        const LiveClass::Plan plan{
            .address = {.address = words.value(2, QStringLiteral("127.0.0.1")),
                        .kind = ClassAddress::Kind::loopback},
            .port = 0,
            .word = "amber 47",
            .series = {.boards = {Game::allOn(Lattice{.rows = 3, .cols = 3})}}};
        opened = std::make_unique<LiveClass>(plan, std::move(journal));
    }
    LiveClass& live = *opened;
    if (!live.open()) {
        std::fprintf(stderr, "%s\n", qPrintable(live.errorString()));
        return 1;
    }
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &live, [&live] {
        std::string line;
        if (std::getline(std::cin, line)) {
            obey(live, line);
        } else {
            QCoreApplication::quit();
        }
    });
    obey(live, "state");
    return QCoreApplication::exec();
}

} // namespace

} // namespace lightsout

int main(int argc, char** argv) {
    return lightsout::run(argc, argv);
}
