// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/AtomicFile.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <fstream>
#include <thread>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace lightsout;

class AtomicFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesAndReads();
    void writesPieceByPiece();
    void writesLargeTexts();
    void leavesTheFileWhenCancelled();
    void appendsToWhatIsThere();
    void replacesOnlyOnCommit();
    void keepsPermissions();
    void followsLinks();
    void followsLinksToNothing();
    void writesToPipes();
    void refusesFolders();
    void refusesWhatCannotBeWritten();
    void refusesLargeFiles();
    void refusesLongPipes();
    void removesTemporaries();
    void removesFilesOfAKilledProcess();
    void keepsTemporariesOfRunningProcesses();
    void savesDespiteALeftoverTemporaryFile();

private:
    std::filesystem::path at(const char* name) const {
        return std::filesystem::path(folder_->path().toStdString()) / name;
    }
    qsizetype filesInFolder() const {
        return QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden | QDir::System).size();
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void AtomicFileTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void AtomicFileTest::writesAndReads() {
    const std::string text("a\0b\r\n", 5);
    QVERIFY(writeFileAtomically(at("new"), text).hasValue());
    QCOMPARE(*readFile(at("new")), text);
    QVERIFY(writeFileAtomically(at("new"), "").hasValue());
    QCOMPARE(*readFile(at("new")), std::string());
    QCOMPARE(filesInFolder(), 1);
}

void AtomicFileTest::writesPieceByPiece() {
    int left = 3;
    auto file = AtomicFile::prepare(
        at("a"), [&left] { return left > 0 ? std::to_string(left--) + "\n" : std::string(); });
    QVERIFY(file.hasValue());
    QVERIFY(!std::filesystem::exists(at("a")));
    QVERIFY(file->commit().hasValue());
    QCOMPARE(*readFile(at("a")), std::string("3\n2\n1\n"));
}

void AtomicFileTest::writesLargeTexts() {
    std::string text((std::size_t{1} << 24) + 5, 'x');
    for (std::size_t i = 0; i < text.size(); i += 1000) {
        text[i] = static_cast<char>('a' + i / 1000 % 26);
    }
    text += text;
    QVERIFY(writeFileAtomically(at("a"), text).hasValue());
    QVERIFY(*readFile(at("a")) == text);
}

void AtomicFileTest::leavesTheFileWhenCancelled() {
    QVERIFY(writeFileAtomically(at("a"), "old").hasValue());
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, writeFileAtomically(at("a"), "new", &progress));
    QCOMPARE(*readFile(at("a")), std::string("old"));
    QCOMPARE(filesInFolder(), 1);
}

void AtomicFileTest::appendsToWhatIsThere() {
    QVERIFY(!appendDurably(at("a"), "never").hasValue());
    QCOMPARE(filesInFolder(), 0);
    QVERIFY(writeFileAtomically(at("a"), "one ").hasValue());
    QVERIFY(appendDurably(at("a"), "two ").hasValue());
    QVERIFY(appendDurably(at("a"), "").hasValue());
    QVERIFY(appendDurably(at("a"), "three").hasValue());
    QCOMPARE(*readFile(at("a")), std::string("one two three"));
}

void AtomicFileTest::replacesOnlyOnCommit() {
    QVERIFY(writeFileAtomically(at("file"), "old").hasValue());
    {
        auto file = AtomicFile::prepare(at("file"), "new");
        QVERIFY(file.hasValue());
        QCOMPARE(*readFile(at("file")), std::string("old"));
        const AtomicFile moved = *std::move(file);
        QCOMPARE(filesInFolder(), 2);
    }
    QCOMPARE(*readFile(at("file")), std::string("old"));
    QCOMPARE(filesInFolder(), 1);
}

void AtomicFileTest::keepsPermissions() {
    for (const mode_t mode : {0600U, 0644U, 0664U}) {
        QVERIFY(writeFileAtomically(at("file"), "old").hasValue());
        QCOMPARE(::chmod(at("file").c_str(), mode), 0);
        QVERIFY(writeFileAtomically(at("file"), "new").hasValue());
        struct stat status {};
        QCOMPARE(::stat(at("file").c_str(), &status), 0);
        QCOMPARE(status.st_mode & 07777U, mode);
    }
}

void AtomicFileTest::followsLinks() {
    std::filesystem::create_directory(at("sub"));
    QVERIFY(writeFileAtomically(at("sub/file"), "old").hasValue());
    std::filesystem::create_symlink("sub/file", at("first"));
    std::filesystem::create_symlink("first", at("second"));
    QVERIFY(writeFileAtomically(at("second"), "new").hasValue());
    QCOMPARE(*readFile(at("sub/file")), std::string("new"));
    QVERIFY(std::filesystem::is_symlink(at("first")) && std::filesystem::is_symlink(at("second")));
}

void AtomicFileTest::followsLinksToNothing() {
    std::filesystem::create_symlink("later", at("link"));
    QVERIFY(writeFileAtomically(at("link"), "now").hasValue());
    QCOMPARE(*readFile(at("later")), std::string("now"));
    std::filesystem::create_symlink("round", at("round"));
    QCOMPARE(writeFileAtomically(at("round"), "x").error().code, ErrorCode::fileNotWritable);
}

void AtomicFileTest::writesToPipes() {
    QVERIFY(writeFileAtomically("/dev/null", "gone").hasValue());
    struct stat status {};
    QCOMPARE(::stat("/dev/null", &status), 0);
    QVERIFY(S_ISCHR(status.st_mode));
}

void AtomicFileTest::refusesFolders() {
    QCOMPARE(writeFileAtomically(at(""), "x").error().code, ErrorCode::fileNotWritable);
    QCOMPARE(readFile(at("")).error().code, ErrorCode::fileNotReadable);
    QVERIFY(!readFile(at("")).error().subject.empty());
}

void AtomicFileTest::refusesWhatCannotBeWritten() {
    QCOMPARE(writeFileAtomically(at("no/such/folder"), "x").error().code,
             ErrorCode::fileNotWritable);
    QCOMPARE(writeFileAtomically("", "x").error().code, ErrorCode::fileNotWritable);
    QCOMPARE(writeFileAtomically(at(std::string(300, 'x').c_str()), "x").error().code,
             ErrorCode::fileNotWritable);
    QCOMPARE(writeFileAtomically("/dev/full", "x").error().code, ErrorCode::fileNotWritable);
    QCOMPARE(filesInFolder(), 0);
}

void AtomicFileTest::refusesLargeFiles() {
    { std::ofstream file(at("large")); }
    std::filesystem::resize_file(at("large"), maxFileSize + 1); // uses no space on the disk
    const auto text = readFile(at("large"));
    QCOMPARE(text.error().code, ErrorCode::fileTooLarge);
    QCOMPARE(text.error().found, maxFileSize + 1);
}

// The size of a pipe is not known in advance, so reading stops when it exceeds the limit.
void AtomicFileTest::refusesLongPipes() {
    QCOMPARE(::mkfifo(at("pipe").c_str(), S_IRUSR | S_IWUSR), 0);
    const auto read = [&](std::size_t size) {
        std::thread writer([&] {
            std::ofstream pipe(at("pipe"));
            pipe << std::string(size, 'x') << std::flush;
        });
        const auto text = readFile(at("pipe"), 1000);
        writer.join();
        return text;
    };
    QCOMPARE(read(1000)->size(), std::size_t{1000});
    QCOMPARE(read(1001).error().code, ErrorCode::fileTooLarge);
}

void AtomicFileTest::removesTemporaries() {
    const auto file = AtomicFile::prepare(at("file"), "x");
    QCOMPARE(filesInFolder(), 1);
    AtomicFile::removeAllTemporaries();
    QCOMPARE(filesInFolder(), 0);
}

void AtomicFileTest::removesFilesOfAKilledProcess() {
    const pid_t child = ::fork();
    if (child == 0) {
        const auto file = AtomicFile::prepare(at("killed"), "half");
        ::raise(SIGKILL);
    }
    QVERIFY(child > 0);
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(filesInFolder(), 1);
    // Files with similar names and entries that are not files are kept.
    for (const char* name : {".lightsout-", ".lightsout-1x-1", ".lightsout-999999999", "notes"}) {
        std::ofstream(at(name)) << "mine";
    }
    std::filesystem::create_directory(at(".lightsout-999999999-1"));
    QVERIFY(writeFileAtomically(at("saved"), "new").hasValue());
    QCOMPARE(filesInFolder(), 5);
    QVERIFY(std::filesystem::exists(at(".lightsout-999999999-1")));
    QVERIFY(!std::filesystem::exists(at("killed")));
}

void AtomicFileTest::keepsTemporariesOfRunningProcesses() {
    std::array<int, 2> toChild{};
    std::array<int, 2> fromChild{};
    QVERIFY(::pipe(toChild.data()) == 0 && ::pipe(fromChild.data()) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        auto file = AtomicFile::prepare(at("other"), "other");
        char byte = 'r';
        const bool isTold =
            ::write(fromChild[1], &byte, 1) == 1 && ::read(toChild[0], &byte, 1) == 1;
        ::_exit(isTold && file && file->commit() ? 0 : 1);
    }
    QVERIFY(child > 0);
    char byte = 0;
    QCOMPARE(::read(fromChild[0], &byte, 1), ssize_t{1});
    auto own = AtomicFile::prepare(at("own"), "own");
    QVERIFY(writeFileAtomically(at("third"), "third").hasValue());
    QCOMPARE(filesInFolder(), 3);
    QCOMPARE(::write(toChild[1], &byte, 1), ssize_t{1});
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QVERIFY(own->commit().hasValue());
    QCOMPARE(*readFile(at("other")), std::string("other"));
    QCOMPARE(*readFile(at("own")), std::string("own"));
}

/// The file belongs to an earlier process with the same process id.
void AtomicFileTest::savesDespiteALeftoverTemporaryFile() {
    const std::string start = ".lightsout-" + std::to_string(::getpid()) + "-";
    for (int number = 0; number < 200; ++number) {
        std::ofstream(at((start + std::to_string(number)).c_str())) << "left";
    }
    QVERIFY(writeFileAtomically(at("saved"), "new").hasValue());
    QCOMPARE(filesInFolder(), 1);
}

LIGHTSOUT_TEST(AtomicFileTest)
#include "AtomicFileTest.moc"
