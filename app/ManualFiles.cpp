// SPDX-License-Identifier: GPL-3.0-or-later
#include "ManualFiles.h"

#include "Pages.h"
#include "Render.h"
#include "manual/ManualExport.h"
#include "settings/Appearance.h"

#include <QApplication>
#include <QDir>
#include <QSaveFile>

namespace lightsout {

namespace {

/// Returns the names of the scenes pictured at the beginnings of chapters, keyed by chapter name.
/// The chapter about a page shows the first scene of the page.
std::map<QString, QString> chapterScenes() {
    std::map<QString, QString> all{{QStringLiteral("drawing"), QStringLiteral("play-draw")}};
    for (const PageDescription& page : pageDescriptions()) {
        all[page.id] = page.scenes().front().name;
    }
    return all;
}

bool save(const QString& text, const QString& path) {
    QSaveFile file(path);
    const QByteArray bytes = text.toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

bool writeIn(QApplication& application, const QString& language, const QDir& all) {
    const Appearance appearance{.language = language, .theme = Appearance::Theme::light};
    appearance.apply(application);
    const QDir folder(all.filePath(language));
    const std::map<QString, QString> scenes = chapterScenes();
    QStringList wanted;
    for (const auto& [chapter, scene] : scenes) {
        wanted << scene;
    }
    if (!folder.mkpath(QStringLiteral(".")) || !renderScenes(appearance, folder.path(), wanted)) {
        return false;
    }
    const Manual manual = Manual::inLanguageOfWindow();
    std::map<QString, QString> pictures;
    bool allSaved = true;
    for (std::size_t i = 0; i < manual.chapters().size(); ++i) {
        const QString& name = manual.chapters()[i].name;
        const auto scene = scenes.find(name);
        const QString picture =
            scene == scenes.end() ? QString() : scene->second + QStringLiteral(".png");
        if (!picture.isEmpty()) {
            pictures[name] = folder.filePath(picture);
        }
        allSaved =
            save(manualHtml(manual, i, picture), folder.filePath(name + QStringLiteral(".html"))) &&
            allSaved;
    }
    return writeManualPdf(manual, pictures,
                          all.filePath(QStringLiteral("manual-%1.pdf").arg(language))) &&
           allSaved;
}

} // namespace

QString writeManual(QApplication& application, const QString& folder) {
    QApplication::setApplicationName(QStringLiteral("lightsout-pictures"));
    bool allSaved = true;
    for (const Appearance::Language& language : Appearance::languages()) {
        allSaved = writeIn(application, language.code, QDir(folder)) && allSaved;
    }
    return allSaved
               ? QString()
               : QApplication::translate("Render", "Not all of the manual could be written to %1.")
                     .arg(folder);
}

} // namespace lightsout
