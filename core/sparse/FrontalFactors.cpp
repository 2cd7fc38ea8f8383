// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/FrontalFactors.h"

#include "gf2/FourRussians.h"
#include "support/FastestClones.h"
#include "support/Parallel.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace lightsout {

/// Adjacent lines of a child's border that are also adjacent in the parent.
struct LineRun {
    std::size_t begin;  ///< in the child's border
    std::size_t target; ///< among the parent's own lines and its border
    std::size_t count;
};

namespace {

/// Number of columns up to which plain elimination is faster than tables.
constexpr std::size_t maxPlainColumns = 64;
/// Minimum number of rows for which tables of sums are faster.
constexpr std::size_t minRowsForTables = 128;
/// Minimum number of rows for which small tables of narrow rows are faster.
constexpr std::size_t minNarrowRowsForTables = 8;
/// Rows of at most this many words are added without checking whether that is necessary.
constexpr std::size_t maxNarrowWords = 4;

/// Returns the mask of the bits that `bits` bits occupy in their last word.
std::uint64_t lastMask(std::size_t bits) {
    return ~std::uint64_t{0} >> ((bitsPerWord - bits % bitsPerWord) % bitsPerWord);
}

/// Rows of an echelon form, cut off at the width of another matrix.
class CutRows {
public:
    CutRows(const EchelonForm& form, std::size_t columns)
        : form_(form), words_(wordsFor(columns)), lastMask_(lastMask(columns)) {}

    void addTo(std::span<std::uint64_t> target, std::size_t row) const {
        const std::uint64_t* const source = form_.matrix.rowWords(row).data();
        std::uint64_t* const to = target.data();
        for (std::size_t w = 0; w + 1 < words_; ++w) {
            to[w] ^= source[w];
        }
        to[words_ - 1] ^= source[words_ - 1] & lastMask_;
    }

private:
    const EchelonForm& form_;
    std::size_t words_;
    std::uint64_t lastMask_;
};

template <std::size_t words>
using NarrowRow = std::array<std::uint64_t, words>;

template <std::size_t words>
LIGHTSOUT_INLINE std::vector<std::size_t> eliminateNarrow(std::uint64_t* rows, std::size_t count,
                                                          std::size_t pivotColumns) {
    std::vector<std::size_t> pivots;
    pivots.reserve(pivotColumns);
    for (std::size_t column = 0; column < pivotColumns; ++column) {
        const auto entry = [column](const std::uint64_t* row) {
            return (row[column / bitsPerWord] >> (column % bitsPerWord)) & 1U;
        };
        std::size_t found = pivots.size();
        while (found < count && entry(rows + found * words) == 0) {
            ++found;
        }
        if (found == count) {
            continue;
        }
        NarrowRow<words> pivot;
        for (std::size_t w = 0; w < words; ++w) {
            pivot[w] = rows[found * words + w];
            rows[found * words + w] = rows[pivots.size() * words + w];
        }
        for (std::size_t r = 0; r < count; ++r) {
            std::uint64_t* const row = rows + r * words;
            const std::uint64_t mask = 0 - entry(row);
            for (std::size_t w = 0; w < words; ++w) {
                row[w] ^= pivot[w] & mask;
            }
        }
        std::copy_n(pivot.data(), words, rows + pivots.size() * words);
        pivots.push_back(column);
    }
    return pivots;
}

/// Eliminates rows that are stored without gaps.
LIGHTSOUT_WIDEST_CLONES std::vector<std::size_t> eliminateNarrow(std::uint64_t* rows,
                                                                 std::size_t count,
                                                                 std::size_t words,
                                                                 std::size_t pivotColumns) {
    static_assert(maxNarrowWords == 4);
    switch (words) {
    case 1:
        return eliminateNarrow<1>(rows, count, pivotColumns);
    case 2:
        return eliminateNarrow<2>(rows, count, pivotColumns);
    case 3:
        return eliminateNarrow<3>(rows, count, pivotColumns);
    default:
        return eliminateNarrow<4>(rows, count, pivotColumns);
    }
}

/// Implements clearPivotColumns() for rows of `words` words, with a table of sums for every four
/// columns. All pivots must be within the first word.
template <std::size_t words>
LIGHTSOUT_INLINE void clearNarrow(std::uint64_t* others, std::size_t count, std::uint64_t lastMask,
                                  const EchelonForm& form) {
    constexpr std::size_t columnsOfTable = 4;
    constexpr std::size_t sums = std::size_t{1} << columnsOfTable;
    std::array<std::array<NarrowRow<words>, sums>, bitsPerWord / columnsOfTable> tables;
    const std::size_t tableCount = form.pivots.back() / columnsOfTable + 1;
    std::size_t pivot = 0;
    for (std::size_t column = 0; column < tableCount * columnsOfTable; ++column) {
        auto& table = tables[column / columnsOfTable];
        const std::size_t known = std::size_t{1} << (column % columnsOfTable);
        table[0] = {};
        NarrowRow<words> row{};
        if (pivot < form.rank() && form.pivots[pivot] == column) {
            std::copy_n(form.matrix.rowWords(pivot++).data(), words, row.data());
            row[words - 1] &= lastMask;
        }
        for (std::size_t i = 0; i < known; ++i) {
            for (std::size_t w = 0; w < words; ++w) {
                table[known + i][w] = table[i][w] ^ row[w];
            }
        }
    }
    for (std::size_t r = 0; r < count; ++r) {
        std::uint64_t* const other = others + r * words;
        const std::uint64_t picks = other[0];
        for (std::size_t t = 0; t < tableCount; ++t) {
            const NarrowRow<words>& sum = tables[t][(picks >> (columnsOfTable * t)) % sums];
            for (std::size_t w = 0; w < words; ++w) {
                other[w] ^= sum[w];
            }
        }
    }
}

LIGHTSOUT_WIDEST_CLONES void clearNarrow(std::uint64_t* others, std::size_t count,
                                         std::size_t words, std::uint64_t lastMask,
                                         const EchelonForm& form) {
    switch (words) {
    case 1:
        clearNarrow<1>(others, count, lastMask, form);
        return;
    case 2:
        clearNarrow<2>(others, count, lastMask, form);
        return;
    case 3:
        clearNarrow<3>(others, count, lastMask, form);
        return;
    default:
        clearNarrow<4>(others, count, lastMask, form);
    }
}

std::vector<LineRun> runsOf(const std::vector<std::uint32_t>& border,
                            const std::vector<std::uint32_t>& lines) {
    std::vector<LineRun> runs;
    for (std::size_t i = 0; i < border.size(); ++i) {
        const std::size_t target = lines[border[i]];
        if (runs.empty() || runs.back().target + runs.back().count != target) {
            runs.push_back({.begin = i, .target = target, .count = 0});
        }
        ++runs.back().count;
    }
    return runs;
}

void addRuns(std::span<std::uint64_t> target, std::size_t targetBegin,
             std::span<const std::uint64_t> source, std::size_t sourceBegin,
             const std::vector<LineRun>& runs) {
    for (const LineRun& run : runs) {
        addBits(target, targetBegin + run.target, source, sourceBegin + run.begin, run.count);
    }
}

/// Returns the first `count` columns.
BitMatrix firstColumns(const BitMatrix& matrix, std::size_t count) {
    BitMatrix result(matrix.rows(), count);
    for (std::size_t r = 0; r < matrix.rows() && count > 0; ++r) {
        addBits(result.rowWords(r), 0, matrix.rowWords(r), 0, count);
    }
    return result;
}

} // namespace

void addBits(std::span<std::uint64_t> target, std::size_t targetBegin,
             std::span<const std::uint64_t> source, std::size_t sourceBegin, std::size_t count) {
    std::uint64_t* const to = target.data();
    const std::uint64_t* const from = source.data();
    while (count > 0) {
        const std::size_t shift = targetBegin % bitsPerWord;
        const std::size_t bits = std::min(count, bitsPerWord - shift);
        const std::size_t word = sourceBegin / bitsPerWord;
        const std::size_t sourceShift = sourceBegin % bitsPerWord;
        std::uint64_t part = from[word] >> sourceShift;
        if (sourceShift + bits > bitsPerWord) {
            part |= from[word + 1] << (bitsPerWord - sourceShift);
        }
        part &= ~std::uint64_t{0} >> (bitsPerWord - bits);
        to[targetBegin / bitsPerWord] ^= part << shift;
        targetBegin += bits;
        sourceBegin += bits;
        count -= bits;
    }
}

EchelonForm frontEchelonForm(BitMatrix rows, std::size_t pivotColumns, std::size_t threads,
                             Progress& progress) {
    if (pivotColumns > maxPlainColumns) {
        return reducedEchelonForm(std::move(rows), pivotColumns, progress, threads);
    }
    const std::size_t words = wordsFor(rows.cols());
    if (rows.rows() == 0 || words == 0 || words > maxNarrowWords) {
        return reducedEchelonFormPlain(std::move(rows), pivotColumns);
    }
    LIGHTSOUT_ASSERT(rows.stride() == words && pivotColumns <= rows.cols());
    std::vector<std::size_t> pivots =
        eliminateNarrow(rows.rowWords(0).data(), rows.rows(), words, pivotColumns);
    return {std::move(rows), std::move(pivots)};
}

void clearPivotColumns(BitMatrix& others, const EchelonForm& form, const Progress& progress) {
    if (others.rows() == 0 || others.cols() == 0 || form.rank() == 0) {
        return;
    }
    const std::size_t words = wordsFor(others.cols());
    if (words <= maxNarrowWords && others.rows() >= minNarrowRowsForTables &&
        form.pivots.back() < bitsPerWord) {
        LIGHTSOUT_ASSERT(others.stride() == words);
        clearNarrow(others.rowWords(0).data(), others.rows(), words, lastMask(others.cols()), form);
        return;
    }
    const CutRows pivotRows(form, others.cols());
    if (others.rows() < minRowsForTables) {
        for (std::size_t r = 0; r < others.rows(); ++r) {
            const std::span<std::uint64_t> row = others.rowWords(r);
            const std::uint64_t* const entries = row.data();
            std::size_t p = 0;
            for (const std::size_t pivot : form.pivots) {
                if ((entries[pivot / bitsPerWord] >> (pivot % bitsPerWord) & 1U) != 0) {
                    pivotRows.addTo(row, p);
                }
                ++p;
            }
        }
        return;
    }
    // No pivot's row has a 1 in another pivot's column, so the picks are independent of each other.
    std::vector<std::uint64_t> picks(others.rows());
    for (std::size_t p = 0; p < form.rank();) {
        progress.checkpoint();
        const std::size_t word = form.pivots[p] / bitsPerWord;
        PickedRows rows{};
        std::uint64_t mask = 0;
        for (; p < form.rank() && form.pivots[p] / bitsPerWord == word; ++p) {
            rows[form.pivots[p] % bitsPerWord] = form.matrix.rowWords(p).data();
            mask |= std::uint64_t{1} << (form.pivots[p] % bitsPerWord);
        }
        for (std::size_t r = 0; r < others.rows(); ++r) {
            picks[r] = others.rowWords(r)[word] & mask;
        }
        addPickedRows(others, 0, word, words, picks, rows);
    }
    for (std::size_t r = 0; r < others.rows(); ++r) {
        others.rowWords(r).back() &= lastMask(others.cols());
    }
}

std::optional<std::vector<std::size_t>> IndependentVectors::add(const BitVector& vector) {
    LIGHTSOUT_ASSERT(vector.size() == size_);
    byLeadingEntry_.resize(size_);
    Reduced rest{vector, BitVector(size_)};
    std::size_t lead = rest.vector.findNext(0);
    while (lead < size_ && byLeadingEntry_[lead]) {
        rest.vector ^= byLeadingEntry_[lead]->vector;
        rest.sum ^= byLeadingEntry_[lead]->sum;
        lead = rest.vector.findNext(lead + 1);
    }
    if (lead == size_) {
        std::vector<std::size_t> summands;
        rest.sum.forEachOne([&summands](std::size_t number) { summands.push_back(number); });
        return summands;
    }
    rest.sum.flip(picked_.size());
    picked_.push_back(vector);
    byLeadingEntry_[lead] = std::move(rest);
    return std::nullopt;
}

/// State and results shared by fronts that are eliminated one after the other.
struct FrontalFactors::Pass {
    std::vector<std::uint32_t> lines; ///< for each position, its line in the front being assembled
    std::vector<DependentLine> dependentRows{};
    std::vector<DependentLine> dependentColumns{};
};

/// Data that is needed only while a front is assembled and eliminated.
struct FrontalFactors::Assembly {
    explicit Assembly(std::size_t lines) : rows(lines), columns(lines) {}

    std::vector<std::vector<LineRun>> runs{}; ///< for each child
    // Lines left by the children, expressed in terms of the front's own lines and its border.
    IndependentVectors rows;
    IndependentVectors columns;
};

FrontalFactors::FrontalFactors(const SparseMatrix& matrix, AssemblyTree tree, std::size_t threads,
                               Progress& progress)
    : tree_(std::move(tree)), fronts_(tree_.fronts().size()), remainders_(fronts_.size()) {
    const std::vector<AssemblyTree::Subtree> subtrees = tree_.subtreesToShare(threads);
    std::vector<Pass> passes(subtrees.size() + 1);
    takeSubtrees(matrix, subtrees, passes, threads, progress);
    Pass& last = passes.back();
    last.lines.resize(matrix.size());
    const double all = tree_.operations();
    double done = 0;
    auto subtree = subtrees.begin();
    for (std::uint32_t f = 0; f < fronts_.size(); ++f) {
        const double operations = AssemblyTree::operations(tree_.fronts()[f]);
        if (subtree != subtrees.end() && subtree->first <= f) {
            subtree += f == subtree->last ? 1 : 0;
        } else {
            const ProgressPart part(progress, done / all, operations / all);
            progress.checkpoint(0);
            takeFront(matrix, f, last, threads, progress);
        }
        done += operations;
    }
    gatherDependentLines(passes);
    remainders_ = {};
}

/// Eliminates each subtree with the pass of the same number.
void FrontalFactors::takeSubtrees(const SparseMatrix& matrix,
                                  std::span<const AssemblyTree::Subtree> subtrees,
                                  std::span<Pass> passes, std::size_t threads, Progress& progress) {
    forEachInParallel(subtrees.size(), threads, progress, [&](std::size_t i) {
        passes[i].lines.resize(matrix.size());
        Progress alone; // a front takes so little time that it need not be cancelled
        for (std::uint32_t f = subtrees[i].first; f <= subtrees[i].last; ++f) {
            progress.checkpoint();
            takeFront(matrix, f, passes[i], 1, alone);
        }
        passes[i].lines = {};
    });
}

void FrontalFactors::takeFront(const SparseMatrix& matrix, std::uint32_t number, Pass& pass,
                               std::size_t threads, Progress& progress) {
    const AssemblyTree::Front& shape = tree_.fronts()[number];
    Assembly assembly(shape.size() + shape.border.size());
    markLines(number, pass);
    takeLeftovers(number, pass, assembly);
    assemble(matrix, number, pass, assembly);
    for (const std::uint32_t child : shape.children) {
        remainders_[child] = {};
    }
    eliminate(number, threads, progress);
}

void FrontalFactors::gatherDependentLines(std::span<Pass> passes) {
    for (Pass& pass : passes) {
        std::ranges::move(pass.dependentRows, std::back_inserter(dependentRows_));
        std::ranges::move(pass.dependentColumns, std::back_inserter(dependentColumns_));
    }
    std::ranges::stable_sort(dependentRows_, {}, &DependentLine::front);
    std::ranges::stable_sort(dependentColumns_, {}, &DependentLine::front);
    LIGHTSOUT_ASSERT(dependentRows_.size() == dependentColumns_.size());
}

void FrontalFactors::markLines(std::uint32_t number, Pass& pass) const {
    const AssemblyTree::Front& shape = tree_.fronts()[number];
    std::uint32_t line = 0;
    for (std::uint32_t place = shape.begin; place < shape.end; ++place) {
        pass.lines[place] = line++;
    }
    for (const std::uint32_t place : shape.border) {
        pass.lines[place] = line++;
    }
}

void FrontalFactors::takeLeftovers(std::uint32_t number, Pass& pass, Assembly& assembly) {
    const AssemblyTree::Front& shape = tree_.fronts()[number];
    Front& front = fronts_[number];
    const auto take = [number](IndependentVectors& independent, const BitVector& vector,
                               std::uint32_t line, std::vector<std::uint32_t>& lines,
                               std::vector<DependentLine>& dependent) {
        const auto summands = independent.add(vector);
        if (!summands) {
            lines.push_back(line);
            return;
        }
        DependentLine& left = dependent.emplace_back(DependentLine{line, {}, number});
        for (const std::size_t summand : *summands) {
            left.summands.push_back(lines[summand]);
        }
    };
    const std::size_t lines = shape.size() + shape.border.size();
    front.rows.reserve(shape.size());
    front.columns.reserve(shape.size());
    assembly.runs.reserve(shape.children.size());
    for (const std::uint32_t child : shape.children) {
        const std::vector<LineRun>& runs =
            assembly.runs.emplace_back(runsOf(tree_.fronts()[child].border, pass.lines));
        const Front& below = fronts_[child];
        for (std::size_t r = below.pivots.size(); r < below.rows.size(); ++r) {
            BitVector vector(lines);
            addRuns(vector.words(), 0, below.reduced.rowWords(r), below.columns.size(), runs);
            take(assembly.rows, vector, below.rows[r], front.rows, pass.dependentRows);
        }
        if (below.pivots.size() == below.columns.size()) {
            continue;
        }
        for (const std::size_t column : freeColumns(below.pivots, below.columns.size())) {
            BitVector vector(lines);
            const std::vector<std::uint32_t>& border = tree_.fronts()[child].border;
            for (std::size_t r = 0; r < border.size(); ++r) {
                if (remainders_[child].get(r, column)) {
                    vector.flip(pass.lines[border[r]]);
                }
            }
            take(assembly.columns, vector, below.columns[column], front.columns,
                 pass.dependentColumns);
        }
    }
}

void FrontalFactors::assemble(const SparseMatrix& matrix, std::uint32_t number, const Pass& pass,
                              const Assembly& assembly) {
    const AssemblyTree::Front& shape = tree_.fronts()[number];
    Front& front = fronts_[number];
    const std::size_t lateRows = front.rows.size();
    const std::size_t lateColumns = front.columns.size();
    for (std::uint32_t place = shape.begin; place < shape.end; ++place) {
        front.rows.push_back(place);
        front.columns.push_back(place);
    }
    const std::size_t rows = front.rows.size();
    const std::size_t columns = front.columns.size();
    const std::size_t border = shape.border.size();
    front.reduced = BitMatrix(rows, columns + border + rows);
    BitMatrix& remainder = remainders_[number] = BitMatrix(border, columns + border);

    // In both matrices, the columns of the front's own indices and of its border begin at column
    // `lateColumns`.
    const auto rowWords = [&](std::size_t line) {
        return line < shape.size() ? front.reduced.rowWords(lateRows + line)
                                   : remainder.rowWords(line - shape.size());
    };
    const auto flip = [&](std::size_t line, std::size_t column) {
        rowWords(line).data()[column / bitsPerWord] ^= std::uint64_t{1} << (column % bitsPerWord);
    };
    for (std::size_t r = 0; r < rows; ++r) {
        front.reduced.flip(r, columns + border + r);
    }
    for (std::size_t r = 0; r < lateRows; ++r) {
        addBits(front.reduced.rowWords(r), lateColumns, assembly.rows.picked()[r].words(), 0,
                shape.size() + border);
    }
    for (std::size_t c = 0; c < lateColumns; ++c) {
        assembly.columns.picked()[c].forEachOne([&](std::size_t line) { flip(line, c); });
    }
    for (std::size_t i = 0; i < shape.children.size(); ++i) {
        const std::uint32_t child = shape.children[i];
        const std::vector<std::uint32_t>& childBorder = tree_.fronts()[child].border;
        for (std::size_t r = 0; r < childBorder.size(); ++r) {
            addRuns(rowWords(pass.lines[childBorder[r]]), lateColumns,
                    remainders_[child].rowWords(r), fronts_[child].columns.size(),
                    assembly.runs[i]);
        }
    }
    const std::vector<std::uint32_t>& positions = tree_.positions();
    for (std::uint32_t place = shape.begin; place < shape.end; ++place) {
        const std::uint32_t index = tree_.order()[place];
        for (const std::uint32_t row : matrix.rowsOf(index)) {
            if (positions[row] >= shape.begin) {
                flip(pass.lines[positions[row]], lateColumns + pass.lines[place]);
            }
        }
        for (const std::uint32_t column : matrix.columnsOf(index)) {
            if (positions[column] >= shape.end) {
                flip(pass.lines[place], lateColumns + pass.lines[positions[column]]);
            }
        }
    }
}

void FrontalFactors::eliminate(std::uint32_t number, std::size_t threads, Progress& progress) {
    Front& front = fronts_[number];
    BitMatrix& remainder = remainders_[number];
    front.multipliers = firstColumns(remainder, front.columns.size());
    EchelonForm form =
        frontEchelonForm(std::move(front.reduced), front.columns.size(), threads, progress);
    clearPivotColumns(remainder, form, progress);
    front.reduced = std::move(form.matrix);
    front.pivots = std::move(form.pivots);
}

} // namespace lightsout
