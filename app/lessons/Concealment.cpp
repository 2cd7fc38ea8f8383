// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/Concealment.h"

#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QChildEvent>
#include <QEvent>
#include <QPainter>

#include <utility>

namespace lightsout {

namespace {

constexpr int cornerRadius = 8;
constexpr int margin = 6;

/// A widget that covers all of its parent.
class Cover : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(Cover)

public:
    explicit Cover(QWidget* parent) : QWidget(parent) {
        setObjectName(QStringLiteral("cover"));
        parent->installEventFilter(this);
        setGeometry(parent->rect());
        onLanguageChanged(this, [this] {
            setAccessibleName(tr("Hidden until you have answered"));
            setToolTip(accessibleName());
            update();
        });
        show();
        raise();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize) {
            setGeometry(static_cast<QWidget*>(watched)->rect());
        }
        // Children that are added later would be above the cover.
        if (event->type() == QEvent::ChildAdded || event->type() == QEvent::LayoutRequest) {
            raise();
        }
        return false;
    }

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme theme = themeOf(*this);
        painter.fillRect(rect(), theme.background);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.cell);
        painter.drawRoundedRect(rect(), cornerRadius, cornerRadius);
        painter.setPen(theme.secondText);
        painter.setFont(fontFor(TextRole::small));
        constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
        const QRect room = rect().adjusted(margin, 0, -margin, 0);
        const QRect needed = painter.boundingRect(room, flags, accessibleName());
        painter.drawText(room, flags,
                         room.contains(needed) ? accessibleName() : QStringLiteral("?"));
    }
};

} // namespace

void Concealment::conceal(const std::vector<std::string>& names) {
    names_ = names;
    QList<QWidget*> wanted;
    for (const std::string& name : names_) {
        wanted << find_(name);
    }
    std::erase_if(covered_, [&wanted](const Covered& covered) {
        if (covered.widget != nullptr && wanted.removeOne(covered.widget.data())) {
            return false;
        }
        delete covered.cover;
        return true;
    });
    for (QWidget* widget : std::as_const(wanted)) {
        covered_.push_back({widget, new Cover(widget)});
    }
}

std::vector<QWidget*> Concealment::covered() const {
    std::vector<QWidget*> widgets;
    for (const Covered& covered : covered_) {
        if (covered.widget != nullptr) {
            widgets.push_back(covered.widget);
        }
    }
    return widgets;
}

} // namespace lightsout

#include "moc_Concealment.cpp"
