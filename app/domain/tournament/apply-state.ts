import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { periodOf } from "../common/date/period.ts";

export type ApplyState = "open" | "last_day" | "closed" | "played";

type Tournament = { readonly applyUntil: LocalDate; readonly playsOn: LocalDate };

/** Whether a tournament still takes entries; the last day is included. */
export function applyState({ applyUntil, playsOn }: Tournament, today: LocalDate): ApplyState {
  if (periodOf(playsOn, today) === "ended") return "played";
  if (applyUntil === today) return "last_day";
  return applyUntil > today ? "open" : "closed";
}
