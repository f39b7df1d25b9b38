import { addDays, dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { momentIn } from "#app/domain/common/date/zone-time.ts";
import type { Urgency } from "#app/domain/desk/waiting.ts";

/** When a supplier answers; those we work with are in Thailand or an hour from it. */
const SUPPLIER_ZONE = "Asia/Bangkok";

const OPENS_AT = "09:00";

const CLOSES_AT = "18:00";

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

/** The moment after so many working hours; the night does not count. */
export function afterWorkingHours(since: Date, hours: number): Date {
  let left = hours * HOUR_MS;
  let day: LocalDate = dateIn(SUPPLIER_ZONE, since);
  let from = since.getTime();
  for (;;) {
    const opens = momentIn(SUPPLIER_ZONE, day, OPENS_AT).getTime();
    const closes = momentIn(SUPPLIER_ZONE, day, CLOSES_AT).getTime();
    const begins = Math.max(from, opens);
    const open = Math.max(0, closes - begins);
    if (left <= open) return new Date(begins + left);
    left -= open;
    day = addDays(day, 1);
    from = opens;
  }
}
