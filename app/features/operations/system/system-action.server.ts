import { z } from "zod";
import { requiredText, says } from "#app/domain/common/validation.ts";
import { MAX_EXPLANATION } from "#app/domain/order/payment/provider-comparison.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { retryMessages } from "#app/features/message/retry-messages.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { startLedgerReport } from "./ledger-report.server.ts";

const rowNumber = z.coerce
  .number(says("common.bad_request"))
  .int(says("common.bad_request"))
  .positive(says("common.bad_request"))
  .max(2_147_483_647, says("common.bad_request"));

/** What the owner may do to the system: send dead messages again, compare all money, and explain what does not agree. */
export const systemSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("retry"),
    message: rowNumber,
  }),
  z.object({ intent: z.literal("retry_all") }),
  z.object({
    intent: z.literal("explain"),
    finding: rowNumber,
    note: requiredText("system.explanation_required", MAX_EXPLANATION),
    /** The sum that was shown. */
    amount: rowNumber,
  }),
  z.object({ intent: z.literal("reconcile") }),
]);

type SystemChange = z.infer<typeof systemSchema>;

export async function changeSystem(
  services: Services,
  { by, change }: { readonly by: string; readonly change: SystemChange },
): Promise<void> {
  if (change.intent === "reconcile") {
    await startLedgerReport(services, by);
    return;
  }
  if (change.intent === "explain") {
    const { finding: id, note, amount } = change;
    return explainFinding(services.db, { by, id, note, amount, at: services.now() });
  }
  const which = change.intent === "retry" ? change.message : "all";
  const at = services.now();
  await services.db.transaction(async (tx) => {
    const ids = await retryMessages(tx, which, at);
    const subject = { kind: "outbox", id: which };
    await writeAudit(tx, { by, action: "outbox.retry", subject, after: { messages: ids }, at });
  });
}
