// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace lightsout {

/// PBKDF2 with HMAC-SHA-256 (RFC 8018): the first 32 bytes of the key.
QByteArray derivedKey(const QByteArray& password, const QByteArray& salt, int iterations);

/// A word that unlocks a contest, kept so that it can be recognised but not read.
class TeachersWord {
public:
    /// No word: nothing is right.
    TeachersWord() = default;
    /// With a salt of its own. Blanks around the word do not count; an empty one is none.
    explicit TeachersWord(const QString& word);

    bool isSet() const { return !key_.isEmpty(); }
    bool isRight(const QString& word) const;

    QJsonObject toJson() const;
    static TeachersWord fromJson(const QJsonObject& object);

private:
    QByteArray salt_;
    QByteArray key_;
};

} // namespace lightsout
