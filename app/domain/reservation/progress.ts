import type { ReservationStatus } from "./status.ts";

export type StepName = "paid" | "confirmed" | "used" | "refund_asked" | "refunded";
export type StepState = "done" | "now" | "next";
export type Step = { readonly name: StepName; readonly state: StepState };

/** What has happened, what is going on, and what comes next. */
const STEPS = {
  PENDING: [step("paid", "done"), step("confirmed", "now"), step("used", "next")],
  COMPLETE: [step("paid", "done"), step("confirmed", "done"), step("used", "now")],
  USED: [step("paid", "done"), step("confirmed", "done"), step("used", "done")],
  REFUND_REQUEST: [step("paid", "done"), step("refund_asked", "now"), step("refunded", "next")],
  // A supplier's refusal ends here too, without anybody asking for a refund.
  CANCELLED: [step("paid", "done"), step("refunded", "done")],
} as const satisfies Record<ReservationStatus, readonly Step[]>;

export function stepsOf(status: ReservationStatus): readonly Step[] {
  return STEPS[status];
}

function step(name: StepName, state: StepState): Step {
  return { name, state };
}
