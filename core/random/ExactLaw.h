// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/PressLightTable.h"
#include "random/Walk.h"

namespace lightsout {

/// The Ehrenfest urn: the number of the N buttons that have been pressed an odd number of times. A
/// press takes i to i + 1 with probability (N - i) / N and to i - 1 with probability i / N. (P. and
/// T. Ehrenfest, "Über zwei bekannte Einwände", Physikalische Zeitschrift 8, 1907.)

/// Returns the law of the urn after `presses` presses, starting at 0: the probabilities of 0 … N,
/// accurate to 1e-15 for any number of presses. O(N²) steps for up to N (log N + 45) presses; for
/// more presses, the limit law is returned.
std::vector<double> ehrenfestLaw(std::size_t buttons, std::uint64_t presses,
                                 Walk walk = Walk::plain);

/// Replaces the law with the law after one more press. O(N).
void advanceUrn(std::vector<double>& law, Walk walk = Walk::plain);

/// The exact law of the number of lights on in random play, at any time.
///
/// Given the number of buttons pressed an odd number of times, all sets of this many buttons are
/// equally likely: P_t(w) = Σ_i E_t(i) · D(i, w) / C(N, i), where E_t is the Ehrenfest urn's law
/// and D the press–light table. All terms are positive, so no digits are lost to cancellation.
class ExactLaw {
public:
    explicit ExactLaw(const PressLightTable& table);

    std::size_t buttonCount() const { return buttons_; }

    /// Returns the probabilities of 0, 1, … lights on after `presses` presses.
    std::vector<double> after(std::uint64_t presses, Walk walk = Walk::plain) const;
    /// Returns the same for a given law of the number of buttons pressed an odd number of times.
    /// O(N²).
    std::vector<double> given(const std::vector<double>& urn) const;

private:
    std::size_t buttons_;
    std::size_t lights_;
    std::vector<double> conditional_; ///< probabilities of w given i, in row i
};

/// The mean and the variance of a law on 0, 1, …
struct MeanAndVariance {
    double mean = 0;
    double variance = 0;
};
MeanAndVariance momentsOf(const std::vector<double>& law);

} // namespace lightsout
