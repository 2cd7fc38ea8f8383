// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ChainSpectrum.h"

#include "graph/Families.h"
#include "random/WinningTimes.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <Eigen/Dense>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace lightsout;

/// Tests spectra, stationary laws and hitting times against exact powers, dense inverses, and the
/// mean times of the walk on the boards.
class ChainSpectrumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoByTwo();
    void emptyBoard();
    void separateClasses();
    void randomChains();
    void hittingTimesOfLargeUrnsAreExact();
    void refusesLargeChains();
    void stateGraph();
};

namespace {

CountChain chainOf(const Rule& rule) {
    Progress progress;
    return std::get<CountChain>(decideCountChain(rule, progress));
}

bool isClose(double a, double b, double relative = 1e-9) {
    return std::abs(a - b) <= relative * std::max({1.0, std::abs(a), std::abs(b)});
}

Eigen::MatrixXd realMatrix(const FractionMatrix& matrix) {
    const auto size = static_cast<Eigen::Index>(matrix.numerators.size());
    Eigen::MatrixXd result(size, size);
    for (Eigen::Index i = 0; i < size; ++i) {
        for (Eigen::Index j = 0; j < size; ++j) {
            result(i, j) = quotient(
                matrix.numerators[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)],
                matrix.denominator);
        }
    }
    return result;
}

/// Returns the period by definition: the greatest common divisor of the lengths of all closed
/// walks.
std::size_t periodByPowers(const CountChain& chain) {
    std::size_t period = 1;
    for (std::size_t state = 0; state < chain.states.size(); ++state) {
        std::size_t divisor = 0;
        Eigen::MatrixXd power =
            Eigen::MatrixXd::Identity(static_cast<Eigen::Index>(chain.states.size()),
                                      static_cast<Eigen::Index>(chain.states.size()));
        for (std::size_t time = 1; time <= 2 * chain.states.size() + 1; ++time) {
            power *= realMatrix(chain.transition());
            if (power(static_cast<Eigen::Index>(state), static_cast<Eigen::Index>(state)) > 0) {
                divisor = std::gcd(divisor, time);
            }
        }
        period = std::max(period, divisor);
    }
    return period;
}

void checkAgainstDefinitions(const CountChain& chain) {
    Progress progress;
    const ChainSpectrum spectrum = *spectrumOf(chain);
    const std::size_t states = chain.states.size();
    const FractionMatrix exact = chain.transition();

    // A step leaves the stationary law unchanged, exactly.
    QVERIFY(std::accumulate(spectrum.stationary.begin(), spectrum.stationary.end(),
                            BigInteger(0)) == spectrum.denominator);
    for (std::size_t to = 0; to < states; ++to) {
        BigInteger sum = 0;
        for (std::size_t from = 0; from < states; ++from) {
            sum += spectrum.stationary[from] * exact.numerators[from][to];
        }
        QVERIFY(sum == spectrum.stationary[to] * exact.denominator);
    }

    // Checks eigenvectors by definition, and eigenvalues also with Eigen's solver for general
    // matrices.
    const Eigen::MatrixXd transition = realMatrix(exact);
    Eigen::VectorXcd general = transition.eigenvalues();
    std::vector<double> values;
    for (Eigen::Index k = 0; k < general.size(); ++k) {
        QVERIFY(std::abs(general[k].imag()) < 1e-6);
        values.push_back(general[k].real());
    }
    std::ranges::sort(values, std::greater());
    QCOMPARE(spectrum.eigenvalues.size(), states);
    for (std::size_t k = 0; k < states; ++k) {
        QVERIFY(isClose(spectrum.eigenvalues[k], values[k], 1e-6));
        for (std::size_t i = 0; i < states; ++i) {
            double image = 0;
            for (std::size_t j = 0; j < states; ++j) {
                image += transition(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) *
                         spectrum.eigenvectors[k][j];
            }
            QVERIFY(isClose(image, spectrum.eigenvalues[k] * spectrum.eigenvectors[k][i], 1e-8));
        }
    }
    QCOMPARE(spectrum.period, periodByPowers(chain));
    QCOMPARE(
        std::ranges::count_if(spectrum.eigenvalues, [](double value) { return value > 1 - 1e-9; }),
        static_cast<std::ptrdiff_t>(spectrum.classes.size()));

    for (const std::size_t time : {0U, 1U, 2U, 5U, 31U}) {
        const Eigen::MatrixXd power = realMatrix(chain.power(time, Walk::plain, progress));
        const RealMatrix throughSpectrum = spectrum.power(time);
        for (std::size_t i = 0; i < states; ++i) {
            for (std::size_t j = 0; j < states; ++j) {
                QVERIFY(isClose(throughSpectrum[i][j],
                                power(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j))));
            }
        }
    }

    // Compares with (I - Q)⁻¹ computed by Eigen, for the states that lead to the target.
    for (std::size_t target = 0; target < states; ++target) {
        const RealMatrix visits = fundamentalMatrix(chain, target, progress);
        std::vector<std::size_t> others;
        for (const std::vector<std::size_t>& together : spectrum.classes) {
            if (std::ranges::find(together, target) != together.end()) {
                std::ranges::remove_copy(together, std::back_inserter(others), target);
            }
        }
        const auto size = static_cast<Eigen::Index>(others.size());
        Eigen::MatrixXd rest = Eigen::MatrixXd::Identity(size, size);
        for (Eigen::Index i = 0; i < size; ++i) {
            for (Eigen::Index j = 0; j < size; ++j) {
                rest(i, j) -=
                    transition(static_cast<Eigen::Index>(others[static_cast<std::size_t>(i)]),
                               static_cast<Eigen::Index>(others[static_cast<std::size_t>(j)]));
            }
        }
        const Eigen::MatrixXd inverse = size == 0 ? rest : Eigen::MatrixXd(rest.inverse());
        for (Eigen::Index i = 0; i < size; ++i) {
            for (Eigen::Index j = 0; j < size; ++j) {
                QVERIFY(isClose(visits[others[static_cast<std::size_t>(i)]]
                                      [others[static_cast<std::size_t>(j)]],
                                inverse(i, j)));
            }
        }
        const auto times = hittingTimes(chain, target, progress);
        QCOMPARE(times[target], std::optional<double>(0));
        QCOMPARE(std::ranges::count_if(times, [](const auto& time) { return time.has_value(); }),
                 static_cast<std::ptrdiff_t>(others.size() + 1));
    }
}

} // namespace

// The eigenvalues are those of Ehrenfest's urn with four balls, 1 - k / 2. The mean times are those
// of the boards, because only one board has no lights on.
void ChainSpectrumTest::twoByTwo() {
    const CountChain chain = chainOf(Lattice{.rows = 2, .cols = 2});
    checkAgainstDefinitions(chain);
    const ChainSpectrum spectrum = *spectrumOf(chain);
    const std::vector<double> expected{1, 0.5, 0, -0.5, -1};
    for (std::size_t k = 0; k < expected.size(); ++k) {
        QVERIFY(isClose(spectrum.eigenvalues[k], expected[k]));
    }
    QCOMPARE(spectrum.period, std::size_t{2});
    QVERIFY(isClose(*spectrum.second(), 0.5));
    QVERIFY(spectrum.stationary == (std::vector<BigInteger>{1, 4, 6, 4, 1}));
    QVERIFY(spectrum.denominator == 16);
    Progress progress;
    const auto times = hittingTimes(chain, 0, progress);
    QVERIFY(isClose(*times[3], 15)); // one press away
    QVERIFY(isClose(*std::ranges::max(times), 64.0 / 3));
}

void ChainSpectrumTest::emptyBoard() {
    const CountChain chain = chainOf(Rule());
    checkAgainstDefinitions(chain);
    QVERIFY(!spectrumOf(chain)->second().has_value());
}

// Presses on the complete graph exchange w black cells for N - w, so each pair is a class.
void ChainSpectrumTest::separateClasses() {
    const CountChain chain = chainOf(completeGraph(5));
    checkAgainstDefinitions(chain);
    const ChainSpectrum spectrum = *spectrumOf(chain);
    QVERIFY((spectrum.classes == std::vector<std::vector<std::size_t>>{{0, 5}, {1, 4}, {2, 3}}));
    QVERIFY(spectrum.stationary == (std::vector<BigInteger>{1, 5, 10, 10, 5, 1}));
    Progress progress;
    QVERIFY(!hittingTimes(chain, 0, progress)[1].has_value());
    checkAgainstDefinitions(chainOf(Graph(4, false))); // nothing changes, so each state is a class
}

void ChainSpectrumTest::randomChains() {
    Random random(51);
    Progress progress;
    int chains = 0;
    for (int i = 0; i < 300; ++i) {
        const std::size_t vertices = 1 + random.below(6);
        const Rule rule = randomGraph(vertices, 50, i % 2 == 0, SelfInfluences::mixed, random);
        const BitVector lights = BitVector::random(vertices, random);
        const auto answer = decideCountChainFrom(rule, lights, progress);
        const auto* chain = std::get_if<CountChain>(&*answer);
        if (chain == nullptr) {
            continue;
        }
        ++chains;
        checkAgainstDefinitions(*chain);
        // Among the boards reachable from the dark board, only one has no lights on, so the times
        // agree with those of `chance`.
        const auto times = WinningTimes::compute(rule, 1, progress);
        const auto dark = std::ranges::find(chain->states, std::size_t{0});
        if (dark != chain->states.end()) {
            const auto hitting = hittingTimes(
                *chain, static_cast<std::size_t>(dark - chain->states.begin()), progress);
            const auto from = std::ranges::find(chain->states, lights.count());
            QVERIFY(isClose(*hitting[static_cast<std::size_t>(from - chain->states.begin())],
                            *times->mean(lights)));
        }
    }
    QVERIFY(chains > 50);
}

// It takes 2^N - 1 steps on average to get from one ball to none (Kac). A subtraction would lose
// all digits for N = 90.
void ChainSpectrumTest::hittingTimesOfLargeUrnsAreExact() {
    constexpr std::size_t balls = 90;
    Progress progress;
    const auto times = hittingTimes(chainOf(Graph(balls)), 0, progress);
    QVERIFY(std::abs(*times[1] / (std::ldexp(1.0, balls) - 1) - 1) < 1e-12);
}

void ChainSpectrumTest::refusesLargeChains() {
    QVERIFY(spectrumOf(chainOf(Graph(maxSpectrumStates - 1))).hasValue());
    const auto refused = spectrumOf(chainOf(Graph(maxSpectrumStates)));
    QVERIFY(!refused.hasValue());
    QCOMPARE(refused.error().expected, maxSpectrumStates);
}

// Compares the eigenvalues of the characters with those that Eigen computes for the matrix of all
// boards.
void ChainSpectrumTest::stateGraph() {
    Random random(7);
    Progress progress;
    for (int i = 0; i < 40; ++i) {
        const std::size_t vertices = 1 + random.below(6);
        const Rule rule = randomGraph(vertices, 60, i % 2 == 0, SelfInfluences::mixed, random);
        const ReachableBoards boards = *ReachableBoards::find(rule, 12, progress);
        const auto size = static_cast<Eigen::Index>(boards.count());
        Eigen::MatrixXd transition = Eigen::MatrixXd::Zero(size, size);
        for (Eigen::Index from = 0; from < size; ++from) {
            for (const std::uint32_t press : boards.presses()) {
                transition(from, from ^ static_cast<Eigen::Index>(press)) +=
                    1.0 / static_cast<double>(vertices);
            }
        }
        std::vector<double> values;
        for (const auto& [scaled, count] : stateSpectrum(boards, 1, progress)) {
            values.insert(values.end(), count,
                          static_cast<double>(scaled) / static_cast<double>(vertices));
        }
        QCOMPARE(values.size(), boards.count());
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(transition);
        for (Eigen::Index k = 0; k < size; ++k) {
            QVERIFY(isClose(values[static_cast<std::size_t>(k)], solver.eigenvalues()[k]));
        }
    }
}

LIGHTSOUT_TEST(ChainSpectrumTest)
#include "ChainSpectrumTest.moc"
