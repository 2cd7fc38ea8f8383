// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;
class QWidget;

namespace lightsout {

/// What a text is about: something that has just been done, or what follows from it.
enum class Announced { cause, consequence };

/// Makes a screen reader speak a text about a widget, without moving the focus. Texts that are
/// announced within a few milliseconds are spoken together, causes before consequences, and
/// otherwise in order.
///
/// The texts appear as a notification in the window's status bar, because Orca speaks notifications
/// of every version of Qt. QAccessible::Alert sends nothing, and QAccessibleAnnouncementEvent
/// requires Qt 6.8.
void announce(const QWidget& about, const QString& text, Announced what = Announced::consequence);

/// Returns true if announcements have an effect. Otherwise, their texts need not be made.
bool areAnnouncementsHeard();

} // namespace lightsout
