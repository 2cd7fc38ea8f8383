// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Solver.h"

#include "engines/SparsePlan.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Number of vertices up to which dense elimination is faster than planning a sparse elimination.
constexpr std::size_t alwaysDense = 1500;
/// Number of vertices up to which dense elimination takes so little time that twins are not looked
/// for.
constexpr std::size_t alwaysInstant = 256;
/// Minimum number of arcs per vertex for which it is worth looking for twins.
constexpr std::size_t arcsForTwins = 16;
/// Number of vertices above which bands are too wide to be considered.
constexpr std::size_t maxAlongBand = 1 << 18;
/// Number of word operations per vertex for planning the fronts.
constexpr double operationsOfPlanning = 1000;
/// Measured number of word operations per second of an elimination on one core.
constexpr double operationsPerSecond = 5e9;

/// Returns false if the board is small, or if every front would be dense because many pairs of
/// presses toggle a common light. The latter is assumed of a graph with arcs for at least one in
/// eight ordered pairs of vertices.
bool mayBeSparse(const Rule& rule) {
    const std::size_t vertices = rule.vertexCount();
    return vertices > alwaysDense &&
           (rule.lattice() != nullptr || rule.graph()->arcCount() / vertices < vertices / 8);
}

/// Returns the number of bytes needed by the methods that take linear time: a few vectors with an
/// entry for each cell, and a small system of n × n entries, where n is the shorter side length.
std::uint64_t memoryOfLinearTime(const Lattice& lattice) {
    const std::uint64_t shorter = std::min(lattice.rows, lattice.cols);
    return std::uint64_t{lattice.vertexCount()} / 4 * 3 + shorter * shorter / 8;
}

/// Returns a number of vertices up to which the budget allows dense elimination of any board:
/// maxDenseVertices, halved as often as necessary.
std::size_t feasibleDenseVertices(const Budget& budget) {
    std::size_t vertices = Solver::maxDenseVertices;
    while (DenseSolver::memoryNeeded(vertices) > budget.memory) {
        vertices /= 2;
    }
    return vertices;
}

/// Returns true if light chasing is possible, fits in memory and needs fewer operations than the
/// measured minimum for fronts.
bool isWorthChasing(const Lattice& lattice, const Budget& budget) {
    constexpr double operationsPerCell = 500;
    return SurfaceSolver::takes(lattice) && SurfaceSolver::memoryNeeded(lattice) <= budget.memory &&
           SurfaceSolver::operations(lattice) <
               operationsPerCell * static_cast<double>(lattice.vertexCount());
}

/// Returns a band solver if the band is narrow and fits in memory, otherwise nullopt.
std::optional<BandSolver> bandSolver(const Rule& rule, Progress& progress, const Budget& budget) {
    const std::size_t vertices = rule.vertexCount();
    if (vertices > maxAlongBand) {
        return std::nullopt;
    }
    const SparseMatrix matrix = sparseInfluence(rule, progress);
    BandPlan plan = bandPlan(matrix, drawnPositions(rule), progress);
    if (plan.bytes > budget.memory ||
        plan.operations >= std::min(operationsOfPlanning * static_cast<double>(vertices),
                                    denseOperations(vertices))) {
        return std::nullopt;
    }
    return BandSolver(matrix, std::move(plan), progress);
}

} // namespace

Result<Solver> Solver::build(Rule rule, Progress& progress, const Budget& budget,
                             const Announce& announce) {
    if (rule.isMarked()) {
        return buildReduced(std::move(rule), progress, budget, announce);
    }
    const auto begin = [&announce](double operations, std::uint64_t bytes) {
        if (announce) {
            announce({.operations = operations,
                      .bytes = static_cast<double>(bytes),
                      .perSecond = operationsPerSecond});
        }
    };
    if (const Lattice* lattice = rule.lattice();
        lattice != nullptr && (lattice->isPlaneGrid() || RowColumnSolver::takes(*lattice))) {
        if (const std::uint64_t bytes = memoryOfLinearTime(*lattice); bytes > budget.memory) {
            return Error{
                .code = ErrorCode::tableTooLarge, .expected = budget.memory, .found = bytes};
        }
        Engine engine = lattice->isPlaneGrid() ? Engine(GridSolver(*lattice, progress))
                                               : Engine(RowColumnSolver(*lattice));
        return Solver(std::move(rule), std::move(engine));
    }
    if (rule.lattice() != nullptr && isWorthChasing(*rule.lattice(), budget)) {
        begin(SurfaceSolver::operations(*rule.lattice()),
              SurfaceSolver::memoryNeeded(*rule.lattice()));
        SurfaceSolver engine(*rule.lattice(), progress);
        return Solver(std::move(rule), std::move(engine));
    }
    const std::size_t vertices = rule.vertexCount();
    std::uint64_t memory = DenseSolver::memoryNeeded(vertices);
    const bool fitsDensely =
        memory <= budget.memory && (vertices <= maxDenseVertices || budget.isUnlimited());
    if (rule.graph() != nullptr && vertices > alwaysInstant &&
        rule.graph()->arcCount() / vertices >= arcsForTwins) {
        if (std::optional<std::vector<TwinClass>> twins =
                TwinSolver::classesOf(*rule.graph(), progress)) {
            TwinSolver engine(*rule.graph(), *std::move(twins), progress);
            return Solver(std::move(rule), std::move(engine));
        }
    }
    if (mayBeSparse(rule)) {
        memory = std::min(memory, SparsePlan::minMemory(vertices));
        if (memory <= budget.memory) {
            if (std::optional<BandSolver> engine = bandSolver(rule, progress, budget)) {
                return Solver(std::move(rule), *std::move(engine));
            }
            Result<SparsePlan> plan = sparsePlan(rule, progress, budget.memory);
            memory = plan ? plan->tree.memoryNeeded(budget.threads) : plan.error().found;
            if (memory <= budget.memory &&
                (plan->tree.operations() < denseOperations(vertices) || !fitsDensely)) {
                begin(plan->tree.operations(), memory);
                SparseSolver engine(plan->matrix, std::move(plan->tree), budget.threads, progress);
                return Solver(std::move(rule), std::move(engine));
            }
        }
    }
    if (!fitsDensely) {
        return Error{.code = ErrorCode::tooMuchMemory,
                     .expected = feasibleDenseVertices(budget),
                     .found = memory};
    }
    begin(denseOperations(vertices), DenseSolver::memoryNeeded(vertices));
    DenseSolver engine(rule, progress, budget.threads);
    return Solver(std::move(rule), std::move(engine));
}

Result<Solver> Solver::buildReduced(Rule rule, Progress& progress, const Budget& budget,
                                    const Announce& announce) {
    Reduction reduction(rule);
    const std::size_t rows = reduction.lights().size();
    std::optional<Engine> engine;
    if (rows <= reduction.buttons().size()) {
        Result<Solver> solver =
            build(Rule(reduction.asGraph(rule, &progress)), progress, budget, announce);
        if (!solver) {
            return solver;
        }
        engine = std::move(solver->engine_);
    } else {
        const std::uint64_t memory = DenseSolver::memoryNeeded(rows);
        if (memory > budget.memory || (rows > maxDenseVertices && !budget.isUnlimited())) {
            return Error{.code = ErrorCode::tooMuchMemory,
                         .expected = feasibleDenseVertices(budget),
                         .found = memory};
        }
        if (announce) {
            announce({.operations = denseOperations(rows),
                      .bytes = static_cast<double>(memory),
                      .perSecond = operationsPerSecond});
        }
        engine = DenseSolver(reduction.matrix(rule, &progress), progress, budget.threads);
    }
    Solver solver(std::move(rule), *std::move(engine));
    solver.reduction_ = std::move(reduction);
    return solver;
}

std::size_t Solver::nullity() const {
    return std::visit([](const auto& engine) { return engine.nullity(); }, engine_);
}

Answer Solver::solveReduced(const BitVector& difference, Progress& progress) const {
    const auto solveWithEngine = [&](const BitVector& rightSide) {
        return std::visit([&](const auto& engine) { return engine.solve(rightSide, progress); },
                          engine_);
    };
    if (!reduction_) {
        return solveWithEngine(difference);
    }
    const std::size_t size = difference.size();
    const std::vector<Vertex>& lights = reduction_->lights();
    const BitVector wanted = selectedEntries(difference, lights);
    if (spreadEntries(wanted, lights, size) != difference) {
        // No press changes a vertex without a light.
        const BitVector impossible = difference ^ spreadEntries(wanted, lights, size);
        return {.solvable = false, .vector = BitVector::unit(size, impossible.findNext(0))};
    }
    // If there are fewer lights than buttons, the engine has a zero row for each surplus button.
    BitVector rightSide(std::max(lights.size(), reduction_->buttons().size()));
    rightSide.assign(0, wanted);
    Answer answer = solveWithEngine(rightSide);
    answer.vector =
        spreadEntries(answer.vector, answer.solvable ? reduction_->buttons() : lights, size);
    return answer;
}

Answer Solver::solve(const BitVector& difference, Progress& progress) const {
    LIGHTSOUT_ASSERT(difference.size() == rule_.vertexCount());
    Answer answer = solveReduced(difference, progress);
    if (answer.solvable) {
        const GridSolver* const grid = std::get_if<GridSolver>(&engine_);
        LIGHTSOUT_ASSERT((grid != nullptr && grid->checksAnswers()) ||
                         rule_.changes(answer.vector, difference));
    } else {
        LIGHTSOUT_ASSERT(rule_.togglesEvenly(answer.vector));
        LIGHTSOUT_ASSERT(answer.vector.dot(difference));
    }
    return answer;
}

BitVector Solver::kernelVector(std::size_t index) const {
    BitVector pattern =
        std::visit([index](const auto& engine) { return engine.kernelVector(index); }, engine_);
    if (reduction_) {
        pattern = spreadEntries(pattern, reduction_->buttons(), rule_.vertexCount());
    }
    LIGHTSOUT_ASSERT(rule_.changedBy(pattern).none());
    return pattern;
}

} // namespace lightsout
