import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";

type Explanation = {
  readonly by: string;
  readonly id: number;
  readonly note: string;
  /** The sum that the page showed. */
  readonly amount?: number | undefined;
  readonly at: Date;
};

/** The desk says what a transaction of the provider was; of two who do, the first counts. */
export function explainFinding(
  db: Database,
  { by, id, note, amount, at }: Explanation,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [finding] = await tx
      .update(providerFindings)
      .set({ status: "explained", note, explainedById: by, endedAt: at })
      .where(
        and(
          eq(providerFindings.id, id),
          eq(providerFindings.status, "open"),
          amount === undefined ? undefined : eq(providerFindings.amount, won(amount)),
        ),
      )
      .returning({
        kind: providerFindings.kind,
        amount: providerFindings.amount,
        order: providerFindings.paymentOrderId,
      });
    if (!finding) throw new AppError("system.finding_ended");
    const subject = { kind: "provider_finding", id };
    await writeAudit(tx, {
      by,
      action: "provider_finding.explain",
      subject,
      before: finding,
      after: { note },
      at,
    });
  });
}
