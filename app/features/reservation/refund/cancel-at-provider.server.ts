import { isSameRefund } from "#app/domain/order/payment/refund-split.ts";
import { isSilent } from "#app/integrations/payment/gateway.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { recordExternalCancels } from "./external-cancels.server.ts";
import type { RefundPart } from "./refund-parts.server.ts";

type Gateway = NonNullable<Services["payments"]>;
type Answer = Awaited<ReturnType<Gateway["cancel"]>>;

/**
 * taken: it made or refused a cancel just now · silent: no answer to this one · gone: not even a look-up is answered ·
 * news: a refund that we did not send · other: nothing that says whether it takes refunds.
 */
export type Heard = "taken" | "silent" | "gone" | "news" | "other";

export type Cancelling = { readonly answer: Answer; readonly heard: Heard };

const MISMATCH = { outcome: "unknown", reason: "mismatch" } as const;

type Part = RefundPart & { readonly paymentKey: string };

/**
 * Looks up the payment before every try: an earlier one may have succeeded with its answer lost, and a refund made in
 * the provider's console, or in a period lost by a restore, may be this very money.
 */
export async function cancelAtProvider(
  services: Services,
  kind: string,
  part: Part,
): Promise<Cancelling> {
  const { payments } = services;
  if (!payments) {
    return { answer: { outcome: "unknown", reason: "configuration" }, heard: "other" };
  }
  const before = await lookUp(services, payments, part);
  if (before) return before;
  const answer = await payments.cancel({
    paymentKey: part.paymentKey,
    amount: part.card,
    // The member's own reason is private.
    reason: `${kind} ${part.number}`,
    idempotencyKey: part.reference,
  });
  if (answer.outcome !== "unknown") return { answer, heard: "taken" };
  const after = await lookUp(services, payments, part);
  return after ?? { answer, heard: isSilent(answer) ? "silent" : "other" };
}

async function lookUp(
  services: Services,
  payments: Gateway,
  part: Part,
): Promise<Cancelling | undefined> {
  const seen = await payments.find({ paymentKey: part.paymentKey });
  // A look-up gives up sooner than a cancel, which would only wait for the same silence.
  if (seen.outcome === "unknown" && isSilent(seen)) return { answer: seen, heard: "gone" };
  if (seen.outcome !== "found") return undefined;
  const { payment } = seen;
  const cancel = payment.cancels.find(
    ({ reference, isDone }) => isDone && isSameRefund(reference, part.reference),
  );
  // With another sum it is not what was asked for, and still must not be sent twice.
  if (cancel && cancel.amount !== part.card) return { answer: MISMATCH, heard: "other" };
  if (cancel) return { answer: { outcome: "cancelled", payment, cancel }, heard: "other" };
  const news = await recordExternalCancels(services, part.orderId, payment);
  if (news !== "elsewhere") return undefined;
  return { answer: MISMATCH, heard: "news" };
}
