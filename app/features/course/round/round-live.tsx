import { createContext, type ReactNode, use } from "react";
import { ROUND_READERS } from "#app/domain/catalog/course-visit.ts";
import { type Live, useLive } from "#app/platform/http/use-live.ts";
import type { RoundPlan } from "./round-plan.server.ts";

const RoundContext = createContext<Live<RoundPlan> | null>(null);

type RoundLiveProps = { readonly courseId: string; readonly children: ReactNode };

/** Around a page that shows a round: its plan is fetched once for all of it. */
export function RoundLive({ courseId, children }: RoundLiveProps) {
  const live = useLive<RoundPlan>(`/api/course/${courseId}/plan`, ROUND_READERS);
  return <RoundContext value={live}>{children}</RoundContext>;
}

type WithRoundProps = { readonly children: (live: Live<RoundPlan>) => ReactNode };

/** What the plan changes: when it comes only this is drawn anew, and the page around it stays. */
export function WithRound({ children }: WithRoundProps): ReactNode {
  const live = use(RoundContext);
  if (!live) throw new Error("WithRound stands outside the RoundLive");
  return children(live);
}
