import { addDays, daysBetween, type LocalDate } from "../local-date.ts";
import type { ReservationStatus } from "./status.ts";

export type StepName = "confirmed" | "reminder" | "used" | "finished" | "refund_asked" | "refunded";
export type StepState = "now" | "next";
export type Step = {
  readonly name: StepName;
  readonly state: StepState;
  /** At the venue. */
  readonly on?: LocalDate;
};

type Booking = { readonly status: ReservationStatus; readonly usedOn: LocalDate };

/** What is going on and what comes next, in order; what has happened is told by the history. */
export function stepsAhead({ status, usedOn }: Booking, today: LocalDate): Step[] {
  const names = ahead(status, daysBetween(today, usedOn));
  const days: Partial<Record<StepName, LocalDate>> = {
    reminder: addDays(usedOn, -1),
    used: usedOn,
  };
  return names.map((name, index) => {
    const step = { name, state: index === 0 ? "now" : "next" } as const;
    const on = days[name];
    return on ? { ...step, on } : step;
  });
}

/** Nobody is reminded of what is today or over, and what is over only has to be closed. */
function ahead(status: ReservationStatus, daysLeft: number): StepName[] {
  if (status === "REFUND_REQUEST") return ["refund_asked", "refunded"];
  if (status !== "PENDING" && status !== "COMPLETE") return [];
  const coming: StepName[] = daysLeft > 0 ? ["reminder", "used"] : daysLeft === 0 ? ["used"] : [];
  return [...(status === "PENDING" ? (["confirmed"] as const) : []), ...coming, "finished"];
}
