#include "analysis/Analysis.h"

namespace lightsout {

namespace {

constexpr int longWorkMilliseconds = 200;

} // namespace

Analysis::Analysis(Document& document) : document_(document) {
    longWork_.setSingleShot(true);
    longWork_.setInterval(longWorkMilliseconds);
    connect(&longWork_, &QTimer::timeout, this, [this] { Q_EMIT longWorkChanged(true); });
    connect(&document, &Document::changed, this, &Analysis::restart);
    restart();
}

Analysis::~Analysis() {
    stopWork();
    pool_.waitForDone();
}

double Analysis::fraction() const {
    return progress_ != nullptr ? progress_->fraction() : 1.0;
}

void Analysis::cancel() {
    stopWork();
    Q_EMIT longWorkChanged(false);
    Q_EMIT factsChanged();
}

void Analysis::restart() {
    stopWork();
    progress_ = std::make_shared<Progress>();
    longWork_.start();
    pool_.start([this, game = document_.game(), revision = document_.revision(), known = facts_,
                 progress = progress_] {
        try {
            Facts facts = computeFacts(game, revision, known, *progress);
            QMetaObject::invokeMethod(
                this, [this, facts = std::move(facts)]() mutable { finish(std::move(facts)); },
                Qt::QueuedConnection);
        } catch (const Cancelled&) {
            // A later state of the game is being analysed, or nobody is waiting any more.
        }
    });
}

void Analysis::finish(Facts facts) {
    if (facts.revision != document_.revision() || progress_ == nullptr) {
        return;
    }
    facts_ = std::move(facts);
    hasFacts_ = true;
    progress_.reset();
    longWork_.stop();
    Q_EMIT longWorkChanged(false);
    Q_EMIT factsChanged();
}

void Analysis::stopWork() {
    if (progress_ != nullptr) {
        progress_->cancel();
        progress_.reset();
    }
    longWork_.stop();
}

} // namespace lightsout
