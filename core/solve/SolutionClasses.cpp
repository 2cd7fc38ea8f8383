// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SolutionClasses.h"

#include "game/BoardSymmetry.h"
#include "gf2/Elimination.h"
#include "gf2/GrayCode.h"

#include <boost/pending/disjoint_sets.hpp>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::uint64_t stepsBetweenCheckpoints = 1 << 12;

/// All solutions, numbered with k bits in the order of their 0/1 strings.
class NumberedSolutions {
public:
    NumberedSolutions(BitVector solution, const std::vector<BitVector>& kernel, Progress& progress)
        : form_(reducedEchelonForm(BitMatrix::fromRows(kernel, solution.size()), solution.size(),
                                   progress)),
          first_(std::move(solution)) {
        LIGHTSOUT_ASSERT(form_.rank() == kernel.size());
        // Make the first solution 0 in all pivot columns. Then the entries of a solution in these
        // columns are the bits of its number.
        for (std::size_t i = 0; i < dimension(); ++i) {
            if (first_[form_.pivots[i]]) {
                first_ ^= form_.matrix.row(i);
            }
        }
    }

    std::size_t dimension() const { return form_.rank(); }
    const BitVector& first() const { return first_; }
    /// Returns the kernel vector that bit `bit` of a solution's number adds.
    BitVector kernelVector(std::size_t bit) const {
        return form_.matrix.row(dimension() - 1 - bit);
    }

    BitVector solution(std::uint32_t number) const {
        BitVector vector = first_;
        for (std::size_t bit = 0; bit < dimension(); ++bit) {
            if (((number >> bit) & 1U) != 0) {
                vector ^= kernelVector(bit);
            }
        }
        return vector;
    }

    std::uint32_t numberOf(const BitVector& solution) const {
        std::uint32_t number = 0;
        for (const std::size_t pivot : form_.pivots) {
            number = 2 * number + (solution[pivot] ? 1U : 0U);
        }
        return number;
    }

private:
    EchelonForm form_;
    BitVector first_;
};

} // namespace

std::vector<SolutionClass> solutionClasses(const BitVector& solution,
                                           const std::vector<BitVector>& kernel,
                                           const std::vector<Permutation>& symmetries,
                                           Progress& progress) {
    LIGHTSOUT_ASSERT(kernel.size() <= maxClassesNullity);
    const NumberedSolutions solutions(solution, kernel, progress);
    const std::uint32_t count = std::uint32_t{1} << kernel.size();
    boost::disjoint_sets_with_storage<> sets(count);
    for (const Permutation& symmetry : symmetries) {
        std::vector<std::uint32_t> changes;
        for (std::size_t bit = 0; bit < kernel.size(); ++bit) {
            changes.push_back(solutions.numberOf(permuted(solutions.kernelVector(bit), symmetry)));
        }
        std::uint32_t image = solutions.numberOf(permuted(solutions.first(), symmetry));
        LIGHTSOUT_ASSERT(solutions.solution(image) == permuted(solutions.first(), symmetry));
        std::uint32_t number = 0;
        for (std::uint32_t step = 1;; ++step) {
            sets.union_set(std::size_t{number}, std::size_t{image});
            if (step % stepsBetweenCheckpoints == 0) {
                progress.checkpoint();
            }
            if (step == count) {
                break;
            }
            number ^= std::uint32_t{1} << grayCodeFlip(step);
            image ^= changes[grayCodeFlip(step)];
        }
    }
    std::vector<SolutionClass> classes;
    std::vector<std::uint32_t> classOf(count, count); // indexed by the set's root
    for (std::uint32_t number = 0; number < count; ++number) {
        std::uint32_t& found = classOf[sets.find_set(std::size_t{number})];
        if (found == count) {
            progress.checkpoint();
            found = static_cast<std::uint32_t>(classes.size());
            classes.push_back({solutions.solution(number), 0});
        }
        ++classes[found].size;
    }
    std::ranges::stable_sort(classes, {}, [](const SolutionClass& solutionClass) {
        return solutionClass.representative.count();
    });
    return classes;
}

} // namespace lightsout
