/** What waits for the desk: lines to confirm, refunds to decide on, refunds that have not arrived. */
export const DESK_QUEUES = ["confirm", "decide", "sending"] as const;
export type DeskQueue = (typeof DESK_QUEUES)[number];

/** By how long it has waited, or by the day on which people come. */
export const QUEUE_SORTS = ["age", "day"] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];

export type Urgency = "late" | "soon" | "calm";

/** Within so many hours somebody should have answered. */
const ANSWER_HOURS: Record<DeskQueue, number> = { confirm: 6, decide: 24, sending: 1 };
const HOUR_MS = 3_600_000;

/** Late once the time to answer is over; soon in its last hour. */
export function waitUrgency(queue: DeskQueue, since: Date, now: Date): Urgency {
  const left = answerBy(queue, since).getTime() - now.getTime();
  if (left <= 0) return "late";
  return left <= HOUR_MS ? "soon" : "calm";
}

export function answerBy(queue: DeskQueue, since: Date): Date {
  return new Date(since.getTime() + ANSWER_HOURS[queue] * HOUR_MS);
}

/** A trip that begins within three days and is not settled cannot wait; one within a week should not. */
export function dayUrgency(daysLeft: number): Urgency {
  if (daysLeft <= 3) return "late";
  return daysLeft <= 7 ? "soon" : "calm";
}
