// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/StyleSheet.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lightsout {

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.card);
    palette.setColor(QPalette::AlternateBase, theme.background);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.secondText);
    palette.setColor(QPalette::Button, theme.card);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.press);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::ToolTipBase, theme.card);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Light, theme.card);
    palette.setColor(QPalette::Midlight, theme.line);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.unlitRing);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faded = theme.secondText;
        faded.setAlphaF(0.55F);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    return palette;
}

int grownLength(int length) {
    constexpr int unit = 3;
    return length * static_cast<int>(std::lround(grownWithText(unit))) / unit;
}

// @names are replaced with colours of the theme. Lengths after "~" grow with the text.
QString styleSheetOf(const Theme& theme) {
    QString sheet = QStringLiteral(R"(
QMainWindow, QDialog { background: @background; }
QMenuBar { background: @card; padding: 1px 10px; }
QMenuBar::item { padding: 4px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @cell; }
QMenuBar::item:disabled { color: @faded; }
QMenu { background: @card; border: 1px solid @line; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 6px; }
QMenu::item:selected { background: @accent; color: @onAccent; }
QMenu::item:disabled { color: @secondText; }
QMenu::separator { height: 1px; background: @line; margin: 6px 8px; }
QToolBar { background: @card; border: none; border-top: 1px solid @line; border-bottom: 1px solid @line;
    padding: 4px 12px; spacing: 2px; }
lightsout--ModeBar > QPushButton, lightsout--ModeBar > QComboBox { padding: 3px 13px; }
QToolBar::separator { background: @line; width: 1px; margin: 5px 4px; }
*[tools="true"] QToolButton, QPushButton {
    background: @card; color: @text; border: 1px solid @edge; border-radius: 8px; padding: 6px 13px; }
*[tools="true"] QToolButton { background: transparent; border-color: transparent; padding: 5px 7px; }
*[tools="true"] QToolButton[popupMode="1"] { padding-right: 24px; }
*[tools="true"] QToolButton::menu-button { border: none; width: 22px; }
*[tools="true"] QToolButton::menu-arrow { image: url(:/icons/down-@shade.svg); width: 10px; height: 10px; }
QPushButton:hover { border-color: @accent; }
*[tools="true"] QToolButton:hover { background: @cell; }
*[tools="true"] QToolButton:pressed, QPushButton:pressed { background: @cell; }
QPushButton::menu-indicator { image: url(:/icons/down-@shade.svg); width: ~10px; height: ~10px;
    subcontrol-origin: border; subcontrol-position: center right; right: 7px; }
*[tools="true"] QToolButton:checked, QPushButton:checked, QPushButton:default {
    background: @accent; color: @onAccent; border-color: @accent; }
QPushButton[choice="true"]:default { background: @card; color: @text; }
QCommandLinkButton:default { background: @card; color: @text; border: 2px solid @accent; padding: 5px 12px; }
QPushButton:disabled { color: @faded; background: @card; border-color: @line; }
*[tools="true"] QToolButton:disabled { color: @faded; }
QFrame#modes { background: @cell; border: 1px solid @edge; border-radius: 9px; }
QFrame#modes QPushButton {
    background: transparent; color: @secondText; border: 2px solid transparent; padding: 2px 9px; }
QFrame#modes QPushButton:hover { color: @text; }
QFrame#modes QPushButton:disabled { color: @faded; }
QFrame#modes QPushButton:checked { background: @card; color: @accent; border-color: @accent; }
QToolButton#qt_toolbar_ext_button { padding: 2px; }
QPushButton[flat="true"] { color: @accent; background: transparent; }
QPushButton[flat="true"]:hover { text-decoration: underline; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar { background: @background; }
QTabBar::tab {
    background: transparent; color: @secondText; padding: 10px 4px 8px 4px; margin: 0px 9px 0px 10px;
    border-bottom: 3px solid transparent; }
QTabBar[tight="true"]::tab { margin: 0px 2px 0px 3px; }
QTabBar::tab:selected { color: @accent; border-bottom-color: @accent; font-weight: bold; }
QTabBar::tab:hover:!selected { color: @text; }
QTabBar::tab:disabled { color: @faded; }
QTabBar::scroller { width: 28px; }
QTabBar QToolButton { background: @background; border: none; }
QTabBar QToolButton:hover { background: @cell; }
QTabBar QToolButton::left-arrow { image: url(:/icons/left-@shade.svg); width: 12px; height: 12px; }
QTabBar QToolButton::right-arrow { image: url(:/icons/right-@shade.svg); width: 12px; height: 12px; }
QStatusBar { background: @card; border-top: 1px solid @line; min-height: 36px; }
QStatusBar::item { border: none; }
QFrame#card, lightsout--Card { background: @card; border: 1px solid @line; border-radius: 12px; }
QFrame#flash { background: transparent; border: 3px solid @accent; border-radius: 12px; }
QFrame#card QLabel, lightsout--Card QLabel { background: transparent; }
QLineEdit, QPlainTextEdit { background: @background; color: @text; border: 1px solid @edge; border-radius: 8px; padding: 5px 9px; }
QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid @accent; padding: 4px 8px; }
QComboBox, QSpinBox {
    background: @card; color: @text; border: 1px solid @edge; border-radius: 8px; padding: 6px 13px;
    selection-background-color: @accent; selection-color: @onAccent; }
QComboBox { combobox-popup: 0; }
QSpinBox { padding: 5px 4px 5px 10px; }
QComboBox:hover, QSpinBox:hover { border-color: @accent; }
QSpinBox:focus { border: 2px solid @accent; padding: 4px 3px 4px 9px; }
QComboBox:disabled, QSpinBox:disabled { color: @faded; }
QComboBox::drop-down {
    subcontrol-origin: border; subcontrol-position: center right; width: @dropDown; border: none; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url(:/icons/down-@shade.svg); width: ~12px; height: ~12px; }
QSpinBox::up-arrow { image: url(:/icons/up-@shade.svg); width: ~12px; height: ~12px; }
QSpinBox::up-button, QSpinBox::down-button {
    subcontrol-origin: border; width: @spinButton; border: none; background: transparent; }
QSpinBox::up-button { subcontrol-position: top right; margin-top: 2px; }
QSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 2px; }
QComboBox QAbstractItemView {
    background: @card; color: @text; border: 1px solid @line; padding: 4px; outline: none;
    selection-background-color: @accent; selection-color: @onAccent; }
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0px 8px; border-radius: 6px; }
QComboBox QAbstractItemView::item:selected { background: @accent; color: @onAccent; }
QCheckBox { spacing: 8px; }
QListWidget { background: @background; border: none; outline: none; }
QFrame#popup { background: @card; border: 1px solid @line; }
QFrame#popup QListWidget { background: @card; }
QListWidget::item { padding: 8px 12px; border-radius: 8px; color: @text; }
QListWidget::item:selected { background: @accent; color: @onAccent; }
QSlider:horizontal { min-height: ~18px; }
QSlider::groove:horizontal { height: ~6px; border-radius: ~3px; background: @edge; }
QSlider::sub-page:horizontal { background: @accent; border-radius: ~3px; }
QSlider::handle:horizontal {
    width: ~18px; height: ~18px; margin: -~6px 0; border-radius: ~9px; background: @accent; }
QSlider[layoutDirection="1"]::sub-page:horizontal { background: transparent; }
QSlider[layoutDirection="1"]::add-page:horizontal { background: @accent; border-radius: ~3px; }
QSlider:disabled { background: transparent; }
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider[layoutDirection="1"]::add-page:horizontal:disabled { background: @line; }
QProgressBar { background: @cell; border: none; border-radius: 4px; max-height: 8px; text-align: center; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
QToolTip { background: @card; color: @text; border: 1px solid @line; padding: 6px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @edge; border-radius: 4px; min-height: 30px; min-width: 30px; margin: 1px; }
QScrollBar::handle:hover { background: @secondText; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
    background: none; border: none; width: 0; height: 0; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
)");
    QColor faded = theme.secondText;
    faded.setAlphaF(0.55F);
    const std::pair<const char*, QColor> names[] = {
        {"@edge", theme.edge},
        {"@background", theme.background},
        {"@onAccent", theme.onAccent},
        {"@accent", theme.accent},
        {"@card", theme.card},
        {"@line", theme.line},
        {"@secondText", theme.secondText},
        {"@text", theme.text},
        {"@cell", theme.cell},
    };
    for (const auto& [name, color] : names) {
        sheet.replace(QLatin1String(name), color.name());
    }
    sheet.replace(
        QLatin1String("@faded"),
        QStringLiteral("rgba(%1,%2,%3,55%)").arg(faded.red()).arg(faded.green()).arg(faded.blue()));
    // These have room for arrows that are slightly larger than usual.
    sheet.replace(QLatin1String("@dropDown"),
                  QStringLiteral("%1px").arg(std::max(30, grownLength(15))));
    sheet.replace(QLatin1String("@spinButton"),
                  QStringLiteral("%1px").arg(std::max(24, grownLength(12))));
    for (qsizetype place = sheet.indexOf(QLatin1Char('~')); place >= 0;
         place = sheet.indexOf(QLatin1Char('~'), place)) {
        const qsizetype end = sheet.indexOf(QLatin1String("px"), place);
        const int length = sheet.mid(place + 1, end - place - 1).toInt();
        sheet.replace(place, end - place, QString::number(grownLength(length)));
    }
    sheet.replace(QLatin1String("@shade"),
                  theme.isDark ? QLatin1String("dark") : QLatin1String("light"));
    // Two palettes may have the same values for all colours that the style sheet uses. The CSS
    // comment makes their style sheets differ, so that widgets are still notified.
    return sheet + QStringLiteral("/* %1 */").arg(static_cast<int>(theme.palette));
}

} // namespace lightsout
