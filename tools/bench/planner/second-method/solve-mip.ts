import highs from "highs";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PlanCandidates } from "#app/domain/planner/plan-candidates.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import type { Aim, Optimum } from "./bases-and-plays.ts";
import { lpText } from "./lp-text.ts";
import { type MipModel, mipModel } from "./mip-model.ts";

export type MipSolver = Awaited<ReturnType<typeof loadMipSolver>>;

export async function loadMipSolver() {
  const solver = await highs();
  const least = (lp: string) => {
    const found = solver.solve(lp, { mip_rel_gap: 0, mip_abs_gap: 0.5 });
    return found.Status === "Optimal" ? Math.round(found.ObjectiveValue) : undefined;
  };
  return {
    modelOf: (wish: PlanWish, today: LocalDate, candidates: PlanCandidates) =>
      mipModel(wish, today, candidates),
    /** First the style's own figure, then the total among the best; undefined where nothing fits. */
    optimum: (model: MipModel, aim: Aim): Optimum | undefined => {
      if (model.bases.length === 0) return undefined;
      const { style, before } = aim;
      const value = least(lpText(model, aim));
      if (value === undefined) return undefined;
      if (style === "value") return { value, total: value };
      const total = least(lpText(model, { style: "value", before }, { style, value }));
      return total === undefined ? undefined : { value, total };
    },
  };
}
