/** What the desk looks at: lines to confirm, lines to ask about once more, lines that are coming up, refunds to decide on, refunds that have not arrived. */
export const ADMIN_QUEUES = ["confirm", "recheck", "coming", "decide", "sending"] as const;
export type AdminQueue = (typeof ADMIN_QUEUES)[number];

/** Where somebody waits for an answer. */
export type WaitingQueue = Exclude<AdminQueue, "coming" | "recheck">;

export function isWaiting(queue: AdminQueue | undefined): queue is WaitingQueue {
  return queue !== undefined && queue !== "coming" && queue !== "recheck";
}

/** By how long it has waited, or by the day on which people come. */
export const QUEUE_SORTS = ["age", "day"] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

export type Urgency = "late" | "soon" | "calm";

/** Within so many hours somebody should have answered. */
const ANSWER_HOURS: Record<WaitingQueue, number> = { confirm: 6, decide: 24, sending: 1 };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Late once the time to answer is over; soon in its last hour. */
export function waitUrgency(by: Date, now: Date): Urgency {
  const left = by.getTime() - now.getTime();
  if (left <= 0) return "late";
  return left <= HOUR_MS ? "soon" : "calm";
}

export function answerBy(queue: WaitingQueue, since: Date): Date {
  return new Date(since.getTime() + ANSWER_HOURS[queue] * HOUR_MS);
}

export type Span = { readonly unit: "minute" | "hour" | "day"; readonly count: number };

/** How far apart, in the largest unit that says enough: 52 minutes, 3 hours, 2 days. */
export function spanBetween(one: Date, other: Date): Span {
  const ms = Math.abs(one.getTime() - other.getTime());
  if (ms < HOUR_MS) return { unit: "minute", count: Math.floor(ms / MINUTE_MS) };
  if (ms < 2 * DAY_MS) return { unit: "hour", count: Math.floor(ms / HOUR_MS) };
  return { unit: "day", count: Math.floor(ms / DAY_MS) };
}

/** A trip that begins within three days and is not settled cannot wait; one within a week should not. */
export function dayUrgency(daysLeft: number): Urgency {
  if (daysLeft <= 3) return "late";
  return daysLeft <= 7 ? "soon" : "calm";
}
