import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { codeOf, isUniqueViolation } from "#app/db/connection/database-away.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { ledgerReports } from "#app/db/schema/operations/operations-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { AuditedPayment } from "#app/features/order/ledger-audit/money-breaches.server.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** A report that has not ended by then belonged to a process that did. */
const ABANDONED_MS = 30 * 60_000;
const SHOWN = 5;

type Shop = Pick<Services, "db" | "now" | "log" | "payments">;

/** Starts counting everything again in the background; one count at a time, across all instances. */
export async function startLedgerReport(shop: Shop, by: string): Promise<number> {
  const at = shop.now();
  const id = await beginReport(shop, by, at);
  void finishReport(shop, id);
  return id;
}

async function beginReport({ db }: Shop, by: string, at: Date): Promise<number> {
  try {
    return await db.transaction(async (tx) => {
      await tx
        .update(ledgerReports)
        .set({ endedAt: at, failure: "interrupted" })
        .where(
          and(
            isNull(ledgerReports.endedAt),
            lt(ledgerReports.startedAt, new Date(at.getTime() - ABANDONED_MS)),
          ),
        );
      const [report] = await tx
        .insert(ledgerReports)
        .values({ startedById: by, startedAt: at })
        .returning({ id: ledgerReports.id });
      const id = report?.id ?? 0;
      const subject = { kind: "ledger_report", id };
      await writeAudit(tx, { by, action: "system.reconcile", subject, at });
      return id;
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("system.report_running", { cause });
    throw cause;
  }
}

/** Never throws: no caller awaits it. */
export async function finishReport(shop: Shop, id: number): Promise<void> {
  const { db, now, log } = shop;
  const isOurs = and(eq(ledgerReports.id, id), isNull(ledgerReports.endedAt));
  try {
    const payments = await paymentsOf(shop);
    const breaches = await auditLedger(db, payments);
    await db
      .update(ledgerReports)
      .set({ endedAt: now(), breaches, payments: payments?.length ?? null })
      .where(isOurs);
  } catch (error) {
    log.error({ err: error }, "the reconciliation report failed");
    const failure =
      error instanceof ProviderSilent ? "provider" : String(codeOf(error) ?? "unknown");
    await db
      .update(ledgerReports)
      .set({ endedAt: now(), failure })
      .where(isOurs)
      .catch((cause: unknown) => log.error({ err: cause }, "its failure was not written"));
  }
}

class ProviderSilent extends Error {
  override readonly name = "ProviderSilent";
}

/** What the provider has of our orders, asked one by one; without a provider our records are compared with themselves. */
async function paymentsOf({ db, payments }: Shop): Promise<AuditedPayment[] | undefined> {
  if (!payments) return undefined;
  const keys = await db
    .select({ paymentKey: orders.paymentKey })
    .from(orders)
    .where(isNotNull(orders.paymentKey));
  const found: AuditedPayment[] = [];
  for (const { paymentKey } of keys) {
    const seen = await payments.find({ paymentKey: paymentKey ?? "" });
    if (seen.outcome === "unknown") throw new ProviderSilent(seen.reason);
    if (seen.outcome === "found") found.push(seen.payment);
  }
  return found;
}

/** The last reports, newest first. */
export function listLedgerReports(db: Database) {
  return db
    .select({
      id: ledgerReports.id,
      by: members.name,
      startedAt: ledgerReports.startedAt,
      endedAt: ledgerReports.endedAt,
      payments: ledgerReports.payments,
      breaches: ledgerReports.breaches,
      failure: ledgerReports.failure,
    })
    .from(ledgerReports)
    .leftJoin(members, eq(members.id, ledgerReports.startedById))
    .orderBy(desc(ledgerReports.id))
    .limit(SHOWN);
}
