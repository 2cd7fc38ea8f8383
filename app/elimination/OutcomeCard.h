#pragma once

#include "elimination/Recording.h"
#include "look/Card.h"

class QListView;

namespace lightsout {

class PatternPicture;
class WrapLayout;

/// What comes out: rank, nullity, determinant, and the solution of every board or of this one as
/// formulas that can be pointed at.
class OutcomeCard : public Card {
    Q_OBJECT

public:
    explicit OutcomeCard(QWidget* parent = nullptr);

    /// `rule` is that of the recording's board. Nothing is shown for nullptr.
    void setRecording(std::shared_ptr<const Recording> recording, const Rule& rule);
    /// Marks the formula of a press.
    void setPointedAt(std::optional<std::size_t> press);

Q_SIGNALS:
    /// The formula of this press is pointed at.
    void pointedAt(std::optional<std::size_t> press);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Formulas;
    void refreshText();
    void refreshPictures(const Rule& rule);

    std::shared_ptr<const Recording> recording_;
    QLabel* title_;
    QLabel* text_;
    FactLabel* rank_;
    FactLabel* nullity_;
    FactLabel* determinant_;
    QWidget* pictures_;
    WrapLayout* pictureRow_;
    Formulas* formulas_;
    QListView* list_;
    bool isFollowing_ = false;
};

} // namespace lightsout
