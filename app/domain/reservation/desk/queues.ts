import type { Urgency } from "#app/domain/desk/waiting.ts";
import { afterWorkingHours } from "./working-hours.ts";

/** The queues of staff: to confirm, to re-check, coming up, refunds to decide on, refunds being sent. */
export const ADMIN_QUEUES = ["confirm", "recheck", "coming", "decide", "sending"] as const;
export type AdminQueue = (typeof ADMIN_QUEUES)[number];

/** The queues in which a customer waits for an answer. */
export type WaitingQueue = Exclude<AdminQueue, "coming" | "recheck">;

export function isWaiting(queue: AdminQueue | undefined): queue is WaitingQueue {
  return queue !== undefined && queue !== "coming" && queue !== "recheck";
}

/** By waiting time, or by the day of use. */
export const QUEUE_SORTS = ["age", "day"] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

/** Hours within which staff should answer; a supplier has working hours. */
const ANSWER_HOURS: Record<Exclude<WaitingQueue, "confirm">, number> = { decide: 24, sending: 1 };
const HOUR_MS = 3_600_000;

export function answerBy(queue: WaitingQueue, since: Date, supplierHours: number): Date {
  if (queue === "confirm") return afterWorkingHours(since, supplierHours);
  return new Date(since.getTime() + ANSWER_HOURS[queue] * HOUR_MS);
}

/** An unconfirmed trip is late within three days of its start, and soon within a week. */
export function dayUrgency(daysLeft: number): Urgency {
  if (daysLeft <= 3) return "late";
  return daysLeft <= 7 ? "soon" : "calm";
}
