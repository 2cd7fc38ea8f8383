// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/TeachersWord.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

namespace lightsout {

namespace {

/// A few milliseconds, so that trying all words of a dictionary takes long.
constexpr int iterationsOfKey = 4000;

const auto saltKey = QStringLiteral("salt");
const auto keyKey = QStringLiteral("key");

QByteArray bytesOf(const QString& word) {
    return word.trimmed().normalized(QString::NormalizationForm_C).toUtf8();
}

} // namespace

QByteArray derivedKey(const QByteArray& password, const QByteArray& salt, int iterations) {
    const auto mac = [&](const QByteArray& message) {
        return QMessageAuthenticationCode::hash(message, password, QCryptographicHash::Sha256);
    };
    QByteArray last = mac(salt + QByteArray("\0\0\0\1", 4));
    QByteArray key = last;
    for (int i = 1; i < iterations; ++i) {
        last = mac(last);
        for (qsizetype byte = 0; byte < key.size(); ++byte) {
            key[byte] = static_cast<char>(key[byte] ^ last[byte]);
        }
    }
    return key;
}

TeachersWord::TeachersWord(const QString& word) {
    if (bytesOf(word).isEmpty()) {
        return;
    }
    std::array<quint32, 4> salt{};
    QRandomGenerator::system()->fillRange(salt.data(), static_cast<qsizetype>(salt.size()));
    salt_ = QByteArray(reinterpret_cast<const char*>(salt.data()), sizeof(salt));
    key_ = derivedKey(bytesOf(word), salt_, iterationsOfKey);
}

bool TeachersWord::isRight(const QString& word) const {
    return isSet() && derivedKey(bytesOf(word), salt_, iterationsOfKey) == key_;
}

QJsonObject TeachersWord::toJson() const {
    return isSet() ? QJsonObject{{saltKey, QString::fromLatin1(salt_.toHex())},
                                 {keyKey, QString::fromLatin1(key_.toHex())}}
                   : QJsonObject();
}

TeachersWord TeachersWord::fromJson(const QJsonObject& object) {
    TeachersWord word;
    word.salt_ = QByteArray::fromHex(object.value(saltKey).toString().toLatin1());
    word.key_ = QByteArray::fromHex(object.value(keyKey).toString().toLatin1());
    return word;
}

} // namespace lightsout
