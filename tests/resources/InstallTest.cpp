// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Length.h"
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include <QDirIterator>
#include <QImage>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// Tests what `cmake --install` installs, in a separate folder.
class InstallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void everythingIsThere();
    void programsStartFromWhereTheyAre();
    void wordsNeedNoDisplay();
    void fileManagersGetThumbnails();
    void thumbnailsThatCannotBeAreRefused();
    void bashCompletesWhatThereIs_data();
    void bashCompletesWhatThereIs();
    void toolsReportNoErrors_data();
    void toolsReportNoErrors();
    void windowsShowsTheSameIcon();
    void theMetainfoIsValid();
    void theChangelogIsThatOfTheWindow();
    void lintianFindsNoErrorInThePackage();

private:
    struct Run {
        int status = -1;
        QString output;
    };
    static Run run(const QString& program, const QStringList& arguments);
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    QTemporaryDir folder_;
};

InstallTest::Run InstallTest::run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.closeWriteChannel();
    const bool hasEnded = process.waitForFinished(300'000);
    return {hasEnded && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAll())};
}

void InstallTest::initTestCase() {
    const Run install =
        run(QStringLiteral(CMAKE), {QStringLiteral("--install"), QStringLiteral(BUILD_FOLDER),
                                    QStringLiteral("--prefix"), folder_.path()});
    QVERIFY2(install.status == 0, qPrintable(install.output));
}

void InstallTest::everythingIsThere() {
    for (const char* name :
         {"bin/lightsout", "bin/lightsout-cli", "share/applications/lightsout.desktop",
          "share/metainfo/lightsout.metainfo.xml", "share/mime/packages/lightsout.xml",
          "share/thumbnailers/lightsout.thumbnailer",
          "share/icons/hicolor/scalable/apps/lightsout.svg",
          "share/icons/hicolor/scalable/mimetypes/application-x-lightsout.svg",
          "share/bash-completion/completions/lightsout-cli",
          "share/zsh/vendor-completions/_lightsout-cli",
          "share/fish/vendor_completions.d/lightsout-cli.fish", "share/doc/lightsout/copyright",
          "share/doc/lightsout/schemas/solve.json", "share/doc/lightsout/schemas/README.md"}) {
        QVERIFY2(QFile::exists(path(name)), name);
    }
    const QDir manuals(path("share/man/man1"));
    QCOMPARE(manuals.entryList(QDir::Files).size(), 2);
}

void InstallTest::programsStartFromWhereTheyAre() {
    for (const char* name : {"bin/lightsout", "bin/lightsout-cli"}) {
        const Run version = run(path(name), {QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QVERIFY2(version.output.contains(QStringLiteral(LIGHTSOUT_VERSION)),
                 qPrintable(version.output));
    }
}

void InstallTest::wordsNeedNoDisplay() {
    qputenv("QT_QPA_PLATFORM", "xcb");
    qunsetenv("DISPLAY");
    for (const auto& [option, word] :
         {std::pair("--version", LIGHTSOUT_VERSION), std::pair("-v", LIGHTSOUT_VERSION),
          std::pair("--help", "--thumbnail <FILE>"), std::pair("-h", "--thumbnail <FILE>")}) {
        const Run told = run(path("bin/lightsout"), {QString::fromLatin1(option)});
        QCOMPARE(told.status, 0);
        QVERIFY2(told.output.contains(QLatin1String(word)), qPrintable(told.output));
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

void InstallTest::fileManagersGetThumbnails() {
    const QString board = QStringLiteral(LIGHTSOUT_SOURCE_DIR "/resources/boards/heart.lightsout");
    const QString picture = path("heart.png");
    const Run thumbnail = run(path("bin/lightsout"), {QStringLiteral("--thumbnail"), board, picture,
                                                      QStringLiteral("96")});
    QVERIFY2(thumbnail.status == 0, qPrintable(thumbnail.output));
    const QImage image(picture);
    QCOMPARE(image.size(), QSize(96, 96));
    int lit = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            lit += colour.red() > 200 && colour.green() > 130 && colour.blue() < 90 ? 1 : 0;
        }
    }
    // 43 of the 100 cells are lit, and their bulbs fill less than half of each.
    QVERIFY2(lit > 500 && lit < 3000, qPrintable(QString::number(lit)));
}

void InstallTest::thumbnailsThatCannotBeAreRefused() {
    const QString program = path("bin/lightsout");
    const QString option = QStringLiteral("--thumbnail");
    const Run missing = run(program, {option, QStringLiteral("none.lightsout"), path("x.png")});
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.output.contains(QStringLiteral("none.lightsout: ")),
             qPrintable(missing.output));
    QVERIFY(!QFile::exists(path("x.png")));
    const Run size = run(
        program, {option, QStringLiteral("a.lightsout"), path("x.png"), QStringLiteral("huge")});
    QCOMPARE(size.status, 2);
    QVERIFY2(size.output.contains(QStringLiteral("\"huge\" is not a size")),
             qPrintable(size.output));
    QCOMPARE(run(program, {option, QStringLiteral("a.lightsout")}).status, 2);
}

void InstallTest::bashCompletesWhatThereIs_data() {
    QTest::addColumn<QString>("words"); // the last word is completed
    QTest::addColumn<QStringList>("completions");
    QTest::newRow("command") << "so" << QStringList{"solve"};
    QTest::newRow("two commands") << "ch" << QStringList{"chain", "chance", "challenge"};
    QTest::newRow("option") << "solve --min" << QStringList{"--minimum"};
    QTest::newRow("shared option") << "kernel --thr" << QStringList{"--threads"};
    QTest::newRow("another command's option") << "kernel --mini" << QStringList{};
    QTest::newRow("words of an option") << "solve --self o" << QStringList{"on", "off"};
    QTest::newRow("file") << "info --board LICEN" << QStringList{"LICENSE"};
    QTest::newRow("board") << "info --board pe" << QStringList{"petersen"};
    QTest::newRow("board or file") << "info --board cor" << QStringList{"core"};
    QTest::newRow("quantity") << "sweep few" << QStringList{"fewest"};
    QTest::newRow("format") << "convert --to gr" << QStringList{"graphml", "graph6"};
    QTest::newRow("lights") << "solve --lights r" << QStringList{"random"};
    QTest::newRow("target") << "solve --target so" << QStringList{"solvable"};
    QTest::newRow("first word of challenge") << "challenge ma" << QStringList{"make"};
}

void InstallTest::bashCompletesWhatThereIs() {
    QFETCH(const QString, words);
    QFETCH(const QStringList, completions);
    const QString script =
        QStringLiteral("cd '" LIGHTSOUT_SOURCE_DIR "'; source '%1'; COMP_WORDS=(lightsout-cli %2); "
                       "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _lightsout_cli; "
                       "printf '%s\\n' \"${COMPREPLY[@]}\"")
            .arg(path("share/bash-completion/completions/lightsout-cli"), words);
    const Run completed = run(QStringLiteral("bash"), {QStringLiteral("-c"), script});
    QCOMPARE(completed.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts), completions);
}

void InstallTest::toolsReportNoErrors_data() {
    QTest::addColumn<QStringList>("command");
    const auto add = [](const char* name, const QStringList& command) {
        QTest::newRow(name) << command;
    };
    add("desktop entry", {"desktop-file-validate", path("share/applications/lightsout.desktop")});
    add("manual of the window",
        {"mandoc", "-Tlint", "-Wwarning", LIGHTSOUT_SOURCE_DIR "/resources/lightsout.1"});
    add("manual of the command line",
        {"mandoc", "-Tlint", "-Wwarning", LIGHTSOUT_SOURCE_DIR "/resources/lightsout-cli.1"});
    const QString bash = path("share/bash-completion/completions/lightsout-cli");
    add("completion for bash", {"shellcheck", "--shell=bash", bash});
    add("completion for zsh", {"zsh", "-n", path("share/zsh/vendor-completions/_lightsout-cli")});
    add("completion for fish",
        {"fish", "-n", path("share/fish/vendor_completions.d/lightsout-cli.fish")});
    QStringList scripts{"shellcheck", "--external-sources", "--source-path=" LIGHTSOUT_SOURCE_DIR};
    for (const char* folder : {"/app", "/tests", "/.ci", "/.githooks", "/resources/package"}) {
        QDirIterator files(QStringLiteral(LIGHTSOUT_SOURCE_DIR) + QLatin1String(folder),
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const bool isScript = file.readLine().startsWith("#!") &&
                                  !file.fileName().endsWith(QStringLiteral(".py"));
            if (isScript || file.fileName().endsWith(QStringLiteral(".sh"))) {
                scripts << file.fileName();
            }
        }
    }
    QVERIFY(scripts.size() > 6);
    add("scripts", scripts);
}

void InstallTest::toolsReportNoErrors() {
    QFETCH(QStringList, command);
    const QString tool = command.takeFirst();
    LIGHTSOUT_SKIP_WITHOUT(tool);
    const Run told = run(tool, command);
    QVERIFY2(told.status == 0, qPrintable(told.output));
}

// Windows needs pictures in several sizes instead of a drawing.
void InstallTest::windowsShowsTheSameIcon() {
    QImageReader icon(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/resources/windows/lightsout.ico"));
    QList<int> sizes;
    do {
        const QImage picture = icon.read().convertToFormat(QImage::Format_ARGB32);
        QVERIFY2(!picture.isNull(), qPrintable(icon.errorString()));
        sizes << picture.width();
        QImageReader drawing(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/resources/icons/lightsout.svg"));
        drawing.setScaledSize(picture.size());
        const QImage drawn = drawing.read().convertToFormat(QImage::Format_ARGB32);
        QCOMPARE(drawn.size(), picture.size());
        qint64 difference = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                difference += std::abs(qGray(picture.pixel(x, y)) - qGray(drawn.pixel(x, y)));
            }
        }
        // Two programs smooth edges differently.
        QVERIFY2(difference < 4LL * picture.width() * picture.height(),
                 qPrintable(QString::number(picture.width())));
    } while (icon.jumpToNextImage());
    QCOMPARE(sizes, (QList<int>{16, 24, 32, 48, 64, 128, 256}));
}

void InstallTest::theMetainfoIsValid() {
    LIGHTSOUT_SKIP_WITHOUT("appstreamcli");
    const Run told = run(QStringLiteral("appstreamcli"),
                         {"validate", "--no-net", path("share/metainfo/lightsout.metainfo.xml")});
    // The program has no web page, so AppStream 1.0 prints a warning.
    for (const QString& line : told.output.split(QLatin1Char('\n'))) {
        QVERIFY2(!line.startsWith(QLatin1String("E:")) &&
                     (!line.startsWith(QLatin1String("W:")) ||
                      line.endsWith(QLatin1String("url-homepage-missing"))),
                 qPrintable(told.output));
    }
    QVERIFY2(told.output.contains(QLatin1String("alidat")), qPrintable(told.output));
}

// The changelog of the packages has the same entries as the release notes of the window.
void InstallTest::theChangelogIsThatOfTheWindow() {
    QFile changelog(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/resources/package/changelog"));
    QVERIFY(changelog.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(changelog.readAll());
    QVERIFY(text.startsWith(QLatin1String("lightsout (" LIGHTSOUT_VERSION ")")));
    QVERIFY(!text.contains(QLatin1String(".invalid")));
    QStringList entries;
    for (const QString& part : text.split(QStringLiteral("\n  * ")).mid(1)) {
        entries << part.section(QStringLiteral("\n\n"), 0, 0).simplified();
    }
    QFile metainfo(path("share/metainfo/lightsout.metainfo.xml"));
    QVERIFY(metainfo.open(QIODevice::ReadOnly));
    const QString releases =
        QString::fromUtf8(metainfo.readAll()).section(QStringLiteral("<releases>"), 1);
    QStringList notes;
    QStringList versions;
    const QRegularExpression note(QStringLiteral("<li>([^<]*)</li>|<release version=\"([^\"]*)\""));
    for (auto found = note.globalMatch(releases); found.hasNext();) {
        const auto match = found.next();
        (match.captured(2).isEmpty() ? notes : versions) << match.captured(1) + match.captured(2);
    }
    QCOMPARE(versions.first(), QStringLiteral(LIGHTSOUT_VERSION));
    QVERIFY(versions.size() >= 4);
    QCOMPARE(text.count(QRegularExpression(QStringLiteral("(?m)^lightsout \\("))), versions.size());
    QCOMPARE(entries, notes);
}

void InstallTest::lintianFindsNoErrorInThePackage() {
    if (!lightsout::isRunAtLength()) {
        QSKIP("Making the package and looking through it takes as long as a hundred other tests.");
    }
    LIGHTSOUT_SKIP_WITHOUT("lintian");
    LIGHTSOUT_SKIP_WITHOUT("dpkg-shlibdeps");
    const QDir packages(path("packages"));
    const Run packed =
        run(QStringLiteral(CPACK),
            {QStringLiteral("--config"), QStringLiteral(BUILD_FOLDER "/CPackConfig.cmake"),
             QStringLiteral("-G"), QStringLiteral("DEB"), QStringLiteral("-B"), packages.path(),
             // The project has no address, so the packager gives one.
             QStringLiteral("-D"),
             QStringLiteral("CPACK_DEBIAN_PACKAGE_MAINTAINER=Test <test@example.org>")});
    QVERIFY2(packed.status == 0, qPrintable(packed.output));
    const QStringList made = packages.entryList({QStringLiteral("*.deb")});
    // The packager also fills in the empty addresses of the changelog.
    QStringList command{
        QStringLiteral("--suppress-tags"), QStringLiteral("bogus-mail-host-in-debian-changelog"),
        QStringLiteral("--fail-on"), QStringLiteral("error"), QStringLiteral("--allow-root")};
    QStringList names;
    for (const QString& name : made) {
        names << name.section(QLatin1Char('_'), 0, 0);
        command << packages.filePath(name);
    }
    QCOMPARE(names, QStringList({"liblightsout-dev", "lightsout-doc", "lightsout"}));
    constexpr qint64 megabyte = 1'000'000;
    QVERIFY(QFileInfo(packages.filePath(made.last())).size() <= 5 * megabyte);
    const Run told = run(QStringLiteral("lintian"), command);
    QVERIFY2(told.status == 0, qPrintable(told.output));
}

LIGHTSOUT_TEST(InstallTest)
#include "InstallTest.moc"
