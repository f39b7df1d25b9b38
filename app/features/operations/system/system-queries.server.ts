import { statfs } from "node:fs/promises";
import { and, asc, count, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { paymentHints } from "#app/db/schema/checkout/checkout-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskEmail, maskPhone } from "#app/domain/common/text/mask.ts";
import { isTemplate, laneOf, withoutSecrets } from "#app/domain/message/delivery.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { findPlannerDesk } from "#app/features/planner/desk/planner-desk-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { messageText } from "#app/platform/i18n/message-text.ts";
import { listJobs } from "./job-queries.server.ts";
import { listLedgerReports } from "./ledger-report.server.ts";

const DEAD_SHOWN = 20;
const HINTS_SHOWN = 20;

/** How much waits, was sent and was given up, by channel. */
async function outboxCounts(db: Database) {
  return db
    .select({ channel: outbox.channel, status: outbox.status, count: count() })
    .from(outbox)
    .groupBy(outbox.channel, outbox.status)
    .orderBy(asc(outbox.channel), asc(outbox.status));
}

/** Messages given up, newest first; recipients are masked, and of the texts only the subject is shown. */
async function deadMessages(db: Database, locale: Locale) {
  const rows = await db
    .select({
      id: outbox.id,
      template: outbox.template,
      channel: outbox.channel,
      recipient: outbox.recipient,
      keptWords: outbox.keptWords,
      tries: outbox.tries,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(eq(outbox.status, "dead"))
    .orderBy(desc(outbox.id))
    .limit(DEAD_SHOWN);
  const t = translator(locale);
  return rows.map(({ keptWords, ...row }) => ({
    ...row,
    subject: messageText(t, row.template, withoutSecrets(keptWords ?? {}))?.subject ?? row.template,
    recipient: row.recipient.includes("@") ? maskEmail(row.recipient) : maskPhone(row.recipient),
    // The words of a code or a link are erased when it fails for good.
    canRetry:
      isTemplate(row.template) &&
      laneOf(row.template) !== "urgent" &&
      row.lastError !== "no consent",
  }));
}

/** What the provider's webhooks said, newest first, and which order each is about. */
function webhookLog(db: Database) {
  return db
    .select({
      id: paymentHints.id,
      event: paymentHints.event,
      order: orders.number,
      status: orders.status,
      createdAt: paymentHints.createdAt,
    })
    .from(paymentHints)
    .leftJoin(orders, eq(orders.paymentOrderId, paymentHints.paymentOrderId))
    .orderBy(desc(paymentHints.id))
    .limit(HINTS_SHOWN);
}

/** Payments whose end is not known and that should have been asked about by now. */
function overdueChecks(db: Database, now: Date) {
  return db.$count(orders, and(isNotNull(orders.checkAt), lte(orders.checkAt, now)));
}

async function databaseHealth(db: Database) {
  const began = performance.now();
  const [row] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number),
    })
    .from(sql`(select 1) as one`);
  return { ms: Math.round(performance.now() - began), version: row?.version, bytes: row?.bytes };
}

/** Space on the disk that the process works on; unknown where it cannot be read. */
async function diskHealth() {
  try {
    const { bavail, blocks, bsize } = await statfs(".");
    return { free: bavail * bsize, all: blocks * bsize };
  } catch {
    return undefined;
  }
}

/** What the page of the system shows. Keys, addresses of servers and texts of messages are never among it. */
export async function findSystem(
  { db, now, site, senders, payments }: Services,
  locale: Locale,
  page = 1,
) {
  const at = now();
  const [counts, dead, webhooks, overdue, database, disk, reports, runs, list, planner] =
    await Promise.all([
      outboxCounts(db),
      deadMessages(db, locale),
      webhookLog(db),
      overdueChecks(db, at),
      databaseHealth(db),
      diskHealth(),
      listLedgerReports(db),
      listJobs(db),
      findProviderList(db, page),
      findPlannerDesk(db, at),
    ]);
  return {
    now: at,
    jobs: runs,
    outbox: { counts, dead },
    webhooks,
    overdue,
    reports,
    list: payments ? list : undefined,
    planner,
    health: {
      database,
      disk,
      memory: process.memoryUsage().rss,
      upSeconds: Math.round(process.uptime()),
      node: process.versions.node,
      build: site.buildId,
      mode: site.mode,
      hasMail: senders.email !== undefined,
      hasPayments: payments !== undefined,
      isProviderDown: payments?.isDown?.() ?? false,
    },
  };
}

export type System = Awaited<ReturnType<typeof findSystem>>;
