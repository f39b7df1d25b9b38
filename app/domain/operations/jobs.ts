/** The shop's background jobs and their intervals in seconds; each is listed at /admin/system. */
export const JOBS = {
  messages: 3,
  /** Released stock is for sale again within seconds. */
  holds: 5,
  /** At most thirty look-ups per run, however many webhooks arrive. */
  payments: 3,
  payment_hints: 3,
  /** One question for many hinted orders. */
  listed_hints: 10,
  refunds: 5,
  transactions: 30,
  /** An expired offer cannot be taken, even if this job runs late. */
  offers: 30,
  waiting_lists: 30,
  seats: 30,
  unanswered: 30,
  seat_alerts: 30,
  /** It looks at the prices of every day with an alert. */
  day_alerts: 300,
  /** A schedule is shown within its minute. */
  publish: 10,
  best30: 3_600,
  events: 10,
  used: 3_600,
  reminders: 3_600,
  points: 3_600,
  calendars: 3_600,
  sweep: 3_600,
  uploads: 86_400,
} as const satisfies Readonly<Record<string, number>>;

export type JobName = keyof typeof JOBS;

/** The queue of runs that failed for good. */
export const DEAD_JOBS = "dead_jobs";
