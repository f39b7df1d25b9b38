import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { recheckDay } from "./recheck-rules.ts";
import type { ReservationStatus } from "./status.ts";

export type StepName = "confirmed" | "recheck" | "used" | "finished" | "refund_asked" | "refunded";
export type StepState = "now" | "next";
export type Step = {
  readonly name: StepName;
  readonly state: StepState;
  /** At the venue. */
  readonly on?: LocalDate;
};

type Booking = {
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly recheckedAt: Date | null;
};

/** The current step and the next ones, in order; past steps are in the history. */
export function stepsAhead(booking: Booking, today: LocalDate): Step[] {
  const { usedOn } = booking;
  const names = ahead(booking, daysBetween(today, usedOn));
  const days: Partial<Record<StepName, LocalDate>> = {
    recheck: recheckDay(usedOn),
    used: usedOn,
  };
  return names.map((name, index) => {
    const step = { name, state: index === 0 ? "now" : "next" } as const;
    const on = days[name];
    return on ? { ...step, on } : step;
  });
}

/** A re-check is promised for the day before only; what is over only has to be closed. */
function ahead({ status, recheckedAt }: Booking, daysLeft: number): StepName[] {
  if (status === "REFUND_REQUEST") return ["refund_asked", "refunded"];
  if (status !== "PENDING" && status !== "COMPLETE") return [];
  return [
    ...(status === "PENDING" ? (["confirmed"] as const) : []),
    ...(daysLeft > 0 && recheckedAt === null ? (["recheck"] as const) : []),
    ...(daysLeft >= 0 ? (["used"] as const) : []),
    "finished",
  ];
}
