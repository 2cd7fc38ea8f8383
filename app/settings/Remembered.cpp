// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/Remembered.h"

#include <QJsonDocument>
#include <QSettings>

namespace lightsout {

namespace {

const auto geometryKey = QStringLiteral("window/geometry");
const auto pageKey = QStringLiteral("window/tab");
const auto recentKey = QStringLiteral("recentFiles");
const auto webPageKey = QStringLiteral("webPage");
const auto classNetworkKey = QStringLiteral("classNetwork");
const auto lessonsGroup = QStringLiteral("lessons");

QString stateKey(const QString& page) {
    return QStringLiteral("pages/") + page;
}

QString lessonKey(const QString& lesson, const char* what) {
    return lessonsGroup + QLatin1Char('/') + lesson + QLatin1Char('/') + QLatin1String(what);
}

} // namespace

QByteArray remembered::windowGeometry() {
    return QSettings().value(geometryKey).toByteArray();
}

void remembered::setWindowGeometry(const QByteArray& geometry) {
    QSettings().setValue(geometryKey, geometry);
}

QString remembered::page() {
    return QSettings().value(pageKey).toString();
}

void remembered::setPage(const QString& id) {
    QSettings().setValue(pageKey, id);
}

QJsonObject remembered::pageState(const QString& page) {
    return QJsonDocument::fromJson(QSettings().value(stateKey(page)).toByteArray()).object();
}

void remembered::setPageState(const QString& page, const QJsonObject& state) {
    QSettings().setValue(stateKey(page), QJsonDocument(state).toJson(QJsonDocument::Compact));
}

QStringList remembered::recentFiles() {
    return QSettings().value(recentKey).toStringList();
}

void remembered::setRecentFiles(const QStringList& paths) {
    QSettings().setValue(recentKey, paths);
}

QJsonObject remembered::webPage() {
    return QJsonDocument::fromJson(QSettings().value(webPageKey).toByteArray()).object();
}

void remembered::setWebPage(const QJsonObject& choice) {
    QSettings().setValue(webPageKey, QJsonDocument(choice).toJson(QJsonDocument::Compact));
}

QString remembered::classNetwork() {
    return QSettings().value(classNetworkKey).toString();
}

void remembered::setClassNetwork(const QString& interface) {
    QSettings().setValue(classNetworkKey, interface);
}

QStringList remembered::stepsDone(const QString& lesson) {
    return QSettings().value(lessonKey(lesson, "done")).toStringList();
}

void remembered::addStepDone(const QString& lesson, const QString& step) {
    QStringList steps = stepsDone(lesson);
    if (!steps.contains(step)) {
        QSettings().setValue(lessonKey(lesson, "done"), steps << step);
    }
}

QString remembered::stepLeftAt(const QString& lesson) {
    return QSettings().value(lessonKey(lesson, "step")).toString();
}

void remembered::setStepLeftAt(const QString& lesson, const QString& step) {
    QSettings().setValue(lessonKey(lesson, "step"), step);
}

void remembered::forgetLessons() {
    QSettings().remove(lessonsGroup);
}

} // namespace lightsout
