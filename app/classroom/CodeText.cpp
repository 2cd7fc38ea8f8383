// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/CodeText.h"

#include <QCoreApplication>

namespace lightsout {

QString codeFaultText(const CodeFault& fault) {
    switch (fault.kind) {
    case CodeFault::Kind::character:
        return QCoreApplication::translate("CodeText", "No code contains “%1”. Codes never use I, "
                                                       "O, 0 or 1, which are easily confused.")
            .arg(QString::fromStdString(fault.character));
    case CodeFault::Kind::length:
        return QCoreApplication::translate("CodeText",
                                           "A code has 8, 12 or 16 letters and digits.");
    case CodeFault::Kind::mistyped:
        return QCoreApplication::translate("CodeText",
                                           "There is no such code. Check its letters and digits.");
    case CodeFault::Kind::newVersion:
        return QCoreApplication::translate("CodeText",
                                           "This code was made by a newer version of the program.");
    }
    return {};
}

} // namespace lightsout
