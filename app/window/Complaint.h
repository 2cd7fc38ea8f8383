#pragma once

#include <QString>

class QWidget;

namespace lightsout {

/// Says in a dialog what could not be done, and why.
void complain(QWidget* window, const QString& headline, const QString& reason);

} // namespace lightsout
