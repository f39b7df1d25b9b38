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

export type Urgency = "late" | "soon" | "calm";

/** Hours within which staff should answer; a supplier has working hours. */
const ANSWER_HOURS: Record<Exclude<WaitingQueue, "confirm">, number> = { decide: 24, sending: 1 };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Late after the deadline; soon in the last hour before it. */
export function waitUrgency(by: Date, now: Date): Urgency {
  const left = by.getTime() - now.getTime();
  if (left <= 0) return "late";
  return left <= HOUR_MS ? "soon" : "calm";
}

export function answerBy(queue: WaitingQueue, since: Date, supplierHours: number): Date {
  if (queue === "confirm") return afterWorkingHours(since, supplierHours);
  return new Date(since.getTime() + ANSWER_HOURS[queue] * HOUR_MS);
}

export type Span = { readonly unit: "minute" | "hour" | "day"; readonly count: number };

/** The distance in the largest fitting unit: 52 minutes, 3 hours, 2 days. */
export function spanBetween(one: Date, other: Date): Span {
  const ms = Math.abs(one.getTime() - other.getTime());
  if (ms < HOUR_MS) return { unit: "minute", count: Math.floor(ms / MINUTE_MS) };
  if (ms < 2 * DAY_MS) return { unit: "hour", count: Math.floor(ms / HOUR_MS) };
  return { unit: "day", count: Math.floor(ms / DAY_MS) };
}

/** An unconfirmed trip is late within three days of its start, and soon within a week. */
export function dayUrgency(daysLeft: number): Urgency {
  if (daysLeft <= 3) return "late";
  return daysLeft <= 7 ? "soon" : "calm";
}
