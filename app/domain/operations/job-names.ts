/** What the shop does by itself; each has its word at /admin/system. */
export const JOB_NAMES = [
  "messages",
  "holds",
  "payments",
  "payment_hints",
  "listed_hints",
  "refunds",
  "transactions",
  "offers",
  "waiting_lists",
  "seats",
  "unanswered",
  "seat_alerts",
  "day_alerts",
  "publish",
  "best30",
  "events",
  "used",
  "reminders",
  "points",
  "calendars",
  "sweep",
  "uploads",
  "job_log",
] as const;

export type JobName = (typeof JOB_NAMES)[number];
