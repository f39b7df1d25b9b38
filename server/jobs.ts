import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { JobName } from "#app/domain/operations/job-names.ts";
import { warnOfExpiry } from "#app/features/benefit/warn-of-expiry.server.ts";
import { sendDayAlerts } from "#app/features/catalog/alert/send-day-alerts.server.ts";
import {
  reconcileListed,
  reconcileOrders,
} from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { endUnanswered, expireSeats } from "#app/features/community/partner/expire-seats.server.ts";
import { sendSeatAlerts } from "#app/features/community/partner/seat-alerts.server.ts";
import { refreshBest } from "#app/features/content/desk/best30/refresh-best.server.ts";
import { publishDueEvents } from "#app/features/content/desk/publish-events.server.ts";
import { deliverDueMessages } from "#app/features/message/deliver-messages.server.ts";
import { storeJobRuns } from "#app/features/operations/system/job-history.server.ts";
import { publishDue } from "#app/features/operations/system/publish-due.server.ts";
import { readTransactions } from "#app/features/order/provider-list/read-transactions.server.ts";
import { sweepUploads } from "#app/features/picture/sweep-uploads.server.ts";
import { extendCalendars } from "#app/features/pricing/rates/extend-calendars.server.ts";
import { sweepExpired } from "#app/features/privacy/sweep-expired.server.ts";
import { expireOffers } from "#app/features/reservation/offer/expire-offers.server.ts";
import { markUsed } from "#app/features/reservation/record/mark-used.server.ts";
import { remindOfTrips } from "#app/features/reservation/record/remind.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { runWaitingLists } from "#app/features/tournament/entry/waiting-lists.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";

export type Job = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (end: AbortSignal) => Promise<unknown>;
};

export type Jobs = {
  /** No job begins any more; resolves when the running ones have ended. */
  readonly stop: () => Promise<void>;
};

/** Released stock is for sale again within seconds. */
const HOLDS_MS = 5_000;
/** At most thirty look-ups per run, however many webhooks arrive. */
const PAYMENTS_MS = 3_000;
/** One question for many hinted orders. */
const LISTED_MS = 10_000;
/** An expired offer cannot be taken, even if this job runs late. */
const OFFERS_MS = 30_000;
/** A schedule is shown within its minute. */
const PUBLISH_MS = 10_000;
/** A kill forgets a minute of the jobs' history, and the table is written once a minute. */
const JOB_LOG_MS = 60_000;
/** It looks at the prices of every day that somebody waits for. */
const DAY_ALERTS_MS = 300_000;
const HOUR_MS = 3_600_000;

/** What the shop does by itself, on every instance: each job is safe beside itself. */
export function startJobs(services: Services): Jobs {
  addAllMessages();
  if (!services.senders.email) {
    services.log.warn({}, "SMTP_URL is not set: mails wait in the outbox");
  }
  const soon = services.site.mode === "demo" ? 2_000 : 5_000;
  const named: (Job & { readonly name: JobName })[] = [
    { name: "messages", everyMs: soon, run: (end) => deliverDueMessages(services, end) },
    { name: "holds", everyMs: HOLDS_MS, run: (end) => sweepHolds(services, end) },
    // Jobs of their own: a buyer who waits for an answer waits for no hinted order.
    {
      name: "payments",
      everyMs: PAYMENTS_MS,
      run: (end) => reconcileOrders(services, end, ["pending"]),
    },
    {
      name: "payment_hints",
      everyMs: PAYMENTS_MS,
      run: (end) => reconcileOrders(services, end, ["paid", "unpaid"]),
    },
    { name: "listed_hints", everyMs: LISTED_MS, run: (end) => reconcileListed(services, end) },
    { name: "refunds", everyMs: HOLDS_MS, run: (end) => sendDueRefunds(services, end) },
    { name: "transactions", everyMs: OFFERS_MS, run: (end) => readTransactions(services, end) },
    { name: "offers", everyMs: OFFERS_MS, run: (end) => expireOffers(services, end) },
    { name: "waiting_lists", everyMs: OFFERS_MS, run: (end) => runWaitingLists(services, end) },
    { name: "seats", everyMs: OFFERS_MS, run: (end) => expireSeats(services, end) },
    { name: "unanswered", everyMs: OFFERS_MS, run: (end) => endUnanswered(services, end) },
    { name: "seat_alerts", everyMs: OFFERS_MS, run: (end) => sendSeatAlerts(services, end) },
    { name: "day_alerts", everyMs: DAY_ALERTS_MS, run: (end) => sendDayAlerts(services, end) },
    { name: "publish", everyMs: PUBLISH_MS, run: () => publishDue(services) },
    { name: "best30", everyMs: HOUR_MS, run: () => refreshBest(services) },
    { name: "events", everyMs: PUBLISH_MS, run: () => publishDueEvents(services) },
    { name: "used", everyMs: HOUR_MS, run: (end) => markUsed(services, end) },
    { name: "reminders", everyMs: HOUR_MS, run: (end) => remindOfTrips(services, end) },
    { name: "points", everyMs: HOUR_MS, run: (end) => warnOfExpiry(services, end) },
    {
      name: "calendars",
      everyMs: HOUR_MS,
      run: () => extendCalendars(services.db, shopDayOf(services.now())),
    },
    { name: "sweep", everyMs: HOUR_MS, run: () => sweepExpired(services) },
    { name: "uploads", everyMs: 24 * HOUR_MS, run: () => sweepUploads(services) },
    { name: "job_log", everyMs: JOB_LOG_MS, run: () => storeJobRuns(services) },
  ];
  const jobs = runJobs(services, named);
  return {
    stop: async () => {
      await jobs.stop();
      await storeJobRuns(services).catch((error) =>
        services.log.warn({ err: error }, "the last runs of the jobs are not stored"),
      );
    },
  };
}

/** Each job at once and then again and again, never beside itself. A failure is logged and tried next time. */
export function runJobs({ log, now, jobs: runs }: Recorder, jobs: readonly Job[]): Jobs {
  const end = new AbortController();
  for (const job of jobs) runs?.add(job);
  const loops = jobs.map((job) => loop({ log, now, jobs: runs }, job, end.signal));
  return {
    stop: async () => {
      end.abort();
      await Promise.all(loops);
    },
  };
}

type Recorder = Pick<Services, "log" | "now" | "jobs">;

async function loop({ log, now, jobs: runs }: Recorder, job: Job, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    try {
      await job.run(end);
      runs?.record(job.name, now());
    } catch (error) {
      log.error({ err: error, job: job.name }, "a job failed");
      runs?.record(job.name, now(), error);
    }
    await pause(job.everyMs, end);
  }
}

function pause(ms: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (end.aborted) return resolve();
    const timer = setTimeout(done, ms);
    end.addEventListener("abort", done, { once: true });
    function done() {
      clearTimeout(timer);
      end.removeEventListener("abort", done);
      resolve();
    }
  });
}
