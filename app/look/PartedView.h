// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/OfRevision.h"

#include <QAccessible>
#include <QRectF>

#include <functional>
#include <optional>

class QWidget;

namespace lightsout {

/// A painted view that screen readers find parts in: cells, entries, bars. A widget that derives
/// from this has them as accessible children, behind those that are widgets.
class PartedView {
public:
    PartedView();
    PartedView(const PartedView&) = delete;
    PartedView& operator=(const PartedView&) = delete;
    virtual ~PartedView() = default;

    /// Of views with more parts, only the one that the keys are at is told.
    static constexpr std::size_t maxParts = 10'000;

    /// Parts are numbered from 0, in the order of reading.
    virtual std::size_t partCount() const = 0;
    /// "row 2, column 3, on".
    virtual QString partName(std::size_t part) const = 0;
    /// Where it is drawn, in the widget's coordinates; that may be out of sight.
    virtual QRectF partRect(std::size_t part) const = 0;
    virtual std::optional<std::size_t> partAt(QPointF position) const = 0;
    /// The one that the keys are at.
    virtual std::optional<std::size_t> currentPart() const = 0;
    /// Whether it is on, where that can be said.
    virtual std::optional<bool> isPartOn(std::size_t /*part*/) const { return std::nullopt; }
    /// What a click on the part does; empty where that is nothing.
    virtual QString partActionName(std::size_t /*part*/) const { return {}; }
    virtual void pressPart(std::size_t /*part*/) {}

    /// Returns the number of columns if the parts are the cells of a table, row by row; otherwise
    /// 0.
    virtual std::size_t partColumns() const { return 0; }
    /// The header of a row of the table, or of a column: "x₅".
    virtual QString partRowName(std::size_t /*row*/) const { return {}; }
    virtual QString partColumnName(std::size_t /*column*/) const { return {}; }

    /// The revision since which the parts have their numbers. What keeps a part beyond a call keeps
    /// it with this: see OfRevision.
    std::uint64_t partRevision() const { return partRevision_; }

protected:
    /// To be called when the numbers mean other parts than before.
    void renumberParts() { partRevision_ = nextRevision(); }

private:
    std::uint64_t partRevision_ = nextRevision();
};

/// Tells screen readers that a part is called something else now: NameChanged, or that the keys are
/// there: Focus. `view` is a PartedView; nothing is sent while it is hidden.
void reportPart(QWidget& view, std::size_t part, QAccessible::Event what);

/// Changes the accessible name or description of a widget. Does nothing if the text is the same:
/// QWidget's own functions report that to screen readers too, five times a second for a clock.
void changeName(QWidget& widget, const QString& name);
void changeDescription(QWidget& widget, const QString& description);

/// Describes a view, and tells screen readers what its current part is called now, if there is one.
void reportCurrentPart(QWidget& view, const QString& description);

/// For tests, as Qt tells nobody where no screen reader runs: hears the same.
void observeParts(std::function<void(const QString& name, QAccessible::Event what)> hear);

} // namespace lightsout
