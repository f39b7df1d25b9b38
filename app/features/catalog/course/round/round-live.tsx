import { createContext, type ReactNode, use } from "react";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { type Live, useLive } from "#app/platform/http/use-live.ts";
import type { RoundPlan } from "./round-plan.server.ts";

const RoundContext = createContext<Live<RoundPlan> | null>(null);

type RoundLiveProps = { readonly courseId: string; readonly children: ReactNode };

/** Fetches the plan of the round once for the whole page. */
export function RoundLive({ courseId, children }: RoundLiveProps) {
  const live = useLive<RoundPlan>(`/api/course/${courseId}/plan`, ROUND_READERS);
  return <RoundContext value={live}>{children}</RoundContext>;
}

type WithRoundProps = { readonly children: (live: Live<RoundPlan>) => ReactNode };

/** Renders what depends on the plan: only this part renders again when the plan arrives. */
export function WithRound({ children }: WithRoundProps): ReactNode {
  const live = use(RoundContext);
  if (!live) throw new Error("WithRound is outside the RoundLive");
  return children(live);
}
