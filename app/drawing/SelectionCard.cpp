// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/SelectionCard.h"

#include "drawing/LayoutActions.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr std::size_t maxNames = 12;
constexpr int buttonColumns = 3;

} // namespace

SelectionCard::SelectionCard(Workbench& workbench, QWidget* parent)
    : Card({"selectionCard"}, parent), workbench_(workbench),
      actions_(new DrawingActions(workbench.drawing, DrawingActions::Keys::none, this)),
      meaning_(addText(TextRole::body)), self_(new QCheckBox(this)), button_(new QCheckBox(this)),
      light_(new QCheckBox(this)), label_(new QLineEdit(this)), buttons_(makeButtons()) {
    title_->setObjectName(QStringLiteral("selection title"));
    labelRow_ = withName([] { return tr("La&bel"); }, label_, this);
    label_->setMaximumWidth(220);
    content()->addWidget(self_);
    content()->addWidget(button_);
    content()->addWidget(light_);
    content()->addWidget(labelRow_, 0, Qt::AlignLeading);
    content()->addWidget(buttons_);
    // Some and all are both checked, so toggled() does not report every change.
    connect(self_, &QCheckBox::stateChanged, this,
            [this](int state) { workbench_.drawing.setSelfInfluence(state != Qt::Unchecked); });
    connect(button_, &QCheckBox::stateChanged, this,
            [this](int state) { workbench_.drawing.setButtons(state != Qt::Unchecked); });
    connect(light_, &QCheckBox::stateChanged, this,
            [this](int state) { workbench_.drawing.setLights(state != Qt::Unchecked); });
    connect(label_, &QLineEdit::editingFinished, this, [this] {
        const std::set<Vertex>& vertices = workbench_.drawing.vertices();
        if (vertices.size() == 1 && label_->isModified()) {
            workbench_.drawing.setLabel(*vertices.begin(), label_->text());
            // The input is now a step of the board's history. Setting the text clears the history
            // of the field.
            label_->setText(label_->text());
        }
    });
    label_->installEventFilter(this);
    connect(&workbench.drawing, &Drawing::selectionChanged, this, &SelectionCard::refresh);
    connect(&workbench.document, &CurrentDocument::changed, this, &SelectionCard::refresh);
    setNames<SelectionCard>(label_, QT_TR_NOOP("Label"));
    setTexts<SelectionCard>(button_, QT_TR_NOOP("Has a button"),
                            QT_TR_NOOP("A vertex without a button can't be pressed"));
    setTexts<SelectionCard>(light_, QT_TR_NOOP("Has a light"),
                            QT_TR_NOOP("No press changes a vertex without a light"));
    onLanguageChanged(this, [this] { refresh(); });
}

void SelectionCard::editLabel() {
    label_->setFocus();
    label_->selectAll();
}

bool SelectionCard::eventFilter(QObject* watched, QEvent* event) {
    // By default, a field handles the shortcuts for undo and redo even if it has nothing to undo.
    // Let the board's history handle them in this case.
    if (watched == label_ && event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) && !label_->isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !label_->isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

QWidget* SelectionCard::makeButtons() {
    auto* area = new QWidget(this);
    auto* grid = new QGridLayout(area);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](QWidget* button) {
        grid->addWidget(button, grid->count() / buttonColumns, grid->count() % buttonColumns);
    };
    for (QAction* action : {actions_->erase, actions_->duplicate, actions_->merge, actions_->join,
                            actions_->separate}) {
        add(makeActionButton(action, area));
    }
    const auto addMenu = [&](const QList<QAction*>& entries) {
        auto* button = new QPushButton(area);
        auto* menu = new QMenu(button);
        menu->addActions(entries);
        button->setMenu(menu);
        add(button);
        return button;
    };
    QPushButton* directions = addMenu({actions_->mutual, actions_->oneWay, actions_->reverse});
    QPushButton* arrange = addMenu(actions_->arrangements());
    setTexts<SelectionCard>(directions, QT_TR_NOOP("Directions"));
    setTexts<SelectionCard>(arrange, QT_TR_NOOP("Arrange"));
    return area;
}

void SelectionCard::refresh() {
    const Drawing& drawing = workbench_.drawing;
    const bool isShown = drawing.canDraw() && drawing.hasSelection();
    setVisible(isShown);
    if (!isShown) {
        return;
    }
    const std::set<Vertex>& vertices = drawing.vertices();
    title_->setText(titleText());
    meaning_->setText(meaningText());
    meaning_->setVisible(!meaning_->text().isEmpty());
    std::size_t selves = 0;
    std::size_t buttons = 0;
    std::size_t lights = 0;
    for (const Vertex v : vertices) {
        selves += drawing.graph().selfInfluence(v) ? 1 : 0;
        buttons += drawing.graph().hasButton(v) ? 1 : 0;
        lights += drawing.graph().hasLight(v) ? 1 : 0;
    }
    const auto stateOf = [&vertices](std::size_t count) {
        return count == 0                 ? Qt::Unchecked
               : count == vertices.size() ? Qt::Checked
                                          : Qt::PartiallyChecked;
    };
    for (QCheckBox* box : {self_, button_, light_}) {
        box->setVisible(!vertices.empty());
    }
    self_->setEnabled(buttons > 0 && lights > 0);
    self_->setText(vertices.size() == 1 ? tr("Changes itself when pressed")
                                        : tr("Each changes when pressed"));
    for (const auto& [box, count] :
         {std::pair(self_, selves), std::pair(button_, buttons), std::pair(light_, lights)}) {
        const QSignalBlocker blocker(box); // only the user changes the vertices
        box->setCheckState(stateOf(count));
    }
    const bool isOne = vertices.size() == 1 && drawing.edges().empty();
    labelRow_->setVisible(isOne);
    if (isOne) {
        const QString label = QString::fromStdString(drawing.graph().label(*vertices.begin()));
        if (label_->text() != label) {
            label_->setText(label);
        }
        label_->setPlaceholderText(QString::number(shownNumber(*vertices.begin())));
    }
}

QString SelectionCard::titleText() const {
    const Drawing& drawing = workbench_.drawing;
    const QString vertices =
        tr("%Ln vertex(es)", nullptr, static_cast<int>(drawing.vertices().size()));
    const QString edges =
        tr("%Ln connection(s)", nullptr, static_cast<int>(drawing.edges().size()));
    if (drawing.edges().empty()) {
        return drawing.vertices().size() == 1
                   ? tr("Selected: %1")
                         .arg(vertexName(workbench_.document.game().rule(),
                                         *drawing.vertices().begin()))
                   : vertices;
    }
    return drawing.vertices().empty() ? edges : tr("%1, %2").arg(vertices, edges);
}

QString SelectionCard::meaningText() const {
    const Drawing& drawing = workbench_.drawing;
    if (drawing.vertices().size() != 1) {
        return {};
    }
    const Rule& rule = workbench_.document.game().rule();
    const Vertex vertex = *drawing.vertices().begin();
    if (!rule.hasButton(vertex)) {
        return tr("It can't be pressed: it has no button.");
    }
    std::set<Vertex> toggled;
    rule.forEachToggled(vertex, [&toggled](Vertex v) { toggled.insert(v); });
    if (toggled.empty()) {
        return tr("Pressing it changes nothing.");
    }
    if (toggled.size() > maxNames) {
        return tr("Pressing it changes %Ln light(s).", nullptr, static_cast<int>(toggled.size()));
    }
    QStringList names;
    for (const Vertex v : toggled) {
        names << isolated(vertexShortName(rule, v));
    }
    return tr("Pressing it changes %1.").arg(QLocale().createSeparatedList(names));
}

} // namespace lightsout

#include "moc_SelectionCard.cpp"
