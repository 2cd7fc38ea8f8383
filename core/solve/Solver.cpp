#include "solve/Solver.h"

namespace lightsout {

Result<Solver> Solver::build(Rule rule, Progress& progress) {
    if (rule.lattice() != nullptr && rule.lattice()->isPlaneGrid()) {
        GridSolver engine(*rule.lattice(), progress);
        return Solver(std::move(rule), std::move(engine));
    }
    if (rule.vertexCount() > denseVertexLimit) {
        return Error{.code = ErrorCode::tooMuchMemory,
                     .expected = denseVertexLimit,
                     .found = DenseSolver::memoryNeeded(rule.vertexCount())};
    }
    DenseSolver engine(rule, progress);
    return Solver(std::move(rule), std::move(engine));
}

std::size_t Solver::nullity() const {
    return std::visit([](const auto& engine) { return engine.nullity(); }, engine_);
}

Answer Solver::solve(const BitVector& difference, Progress& progress) const {
    LIGHTSOUT_ASSERT(difference.size() == rule_.vertexCount());
    const auto* grid = std::get_if<GridSolver>(&engine_);
    Answer answer = grid != nullptr ? grid->solve(difference, progress)
                                    : std::get<DenseSolver>(engine_).solve(difference);
    if (answer.solvable) {
        LIGHTSOUT_ASSERT(rule_.changedBy(answer.vector) == difference);
    } else {
        LIGHTSOUT_ASSERT(rule_.parityOfToggled(answer.vector).none());
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
