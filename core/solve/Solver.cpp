#include "solve/Solver.h"

#include "solve/SparsePlan.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Vertices up to which dense elimination takes less time than to plan a sparse one.
constexpr std::size_t alwaysDense = 1500;

/// False where two presses in so many touch the same light that every front would be dense: in
/// rows and columns, and with an arc for every eighth pair.
bool mayBeSparse(const Rule& rule) {
    const std::size_t vertices = rule.vertexCount();
    if (vertices <= alwaysDense) {
        return false;
    }
    return rule.lattice() != nullptr ? rule.lattice()->neighbours != Neighbours::rowColumn
                                     : rule.graph()->arcCount() / vertices < vertices / 8;
}

/// True where chasing takes fewer operations than fronts do at the least, by experience.
bool isWorthChasing(const Lattice& lattice) {
    constexpr double operationsPerCell = 500;
    return SurfaceSolver::takes(lattice) &&
           SurfaceSolver::memoryNeeded(lattice) <= Solver::memoryLimit &&
           SurfaceSolver::operations(lattice) <
               operationsPerCell * static_cast<double>(lattice.vertexCount());
}

Answer answerOf(const GridSolver& engine, const BitVector& difference, Progress& progress) {
    return engine.solve(difference, progress);
}

Answer answerOf(const SurfaceSolver& engine, const BitVector& difference, Progress& progress) {
    return engine.solve(difference, progress);
}

Answer answerOf(const DenseSolver& engine, const BitVector& difference, Progress& progress) {
    progress.checkpoint();
    return engine.solve(difference);
}

Answer answerOf(const SparseSolver& engine, const BitVector& difference, Progress& progress) {
    SparseSolver::Outcome outcome = engine.solve(difference, progress);
    return {.solvable = outcome.isSolvable, .vector = std::move(outcome.vector)};
}

} // namespace

Result<Solver> Solver::build(Rule rule, Progress& progress) {
    if (rule.lattice() != nullptr && rule.lattice()->isPlaneGrid()) {
        GridSolver engine(*rule.lattice(), progress);
        return Solver(std::move(rule), std::move(engine));
    }
    if (rule.lattice() != nullptr && isWorthChasing(*rule.lattice())) {
        SurfaceSolver engine(*rule.lattice(), progress);
        return Solver(std::move(rule), std::move(engine));
    }
    const std::size_t vertices = rule.vertexCount();
    const bool fitsDensely = vertices <= denseVertexLimit;
    std::uint64_t memory = DenseSolver::memoryNeeded(vertices);
    if (mayBeSparse(rule)) {
        memory = std::min(memory, SparsePlan::leastMemory(vertices));
        if (memory <= memoryLimit) {
            SparsePlan plan = sparsePlan(rule, progress);
            memory = plan.tree.memoryNeeded();
            const bool isCheaper = plan.tree.operations() < denseOperations(vertices);
            if (memory <= memoryLimit && (isCheaper || !fitsDensely)) {
                SparseSolver engine(plan.matrix, std::move(plan.tree), progress);
                return Solver(std::move(rule), std::move(engine));
            }
        }
    }
    if (!fitsDensely) {
        return Error{
            .code = ErrorCode::tooMuchMemory, .expected = denseVertexLimit, .found = memory};
    }
    DenseSolver engine(rule, progress);
    return Solver(std::move(rule), std::move(engine));
}

std::size_t Solver::nullity() const {
    return std::visit([](const auto& engine) { return engine.nullity(); }, engine_);
}

Answer Solver::solve(const BitVector& difference, Progress& progress) const {
    LIGHTSOUT_ASSERT(difference.size() == rule_.vertexCount());
    Answer answer = std::visit(
        [&](const auto& engine) { return answerOf(engine, difference, progress); }, engine_);
    if (answer.solvable) {
        LIGHTSOUT_ASSERT(rule_.changes(answer.vector, difference));
    } else {
        LIGHTSOUT_ASSERT(rule_.togglesEvenly(answer.vector));
        LIGHTSOUT_ASSERT(answer.vector.dot(difference));
    }
    return answer;
}

BitVector Solver::kernelVector(std::size_t index) const {
    BitVector pattern =
        std::visit([index](const auto& engine) { return engine.kernelVector(index); }, engine_);
    LIGHTSOUT_ASSERT(rule_.changedBy(pattern).none());
    return pattern;
}

} // namespace lightsout
