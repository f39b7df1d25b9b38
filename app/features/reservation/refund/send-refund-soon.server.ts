import type { Services } from "#app/platform/env/services.server.ts";
import { type CancelActor, type CancelRequest, requestCancel } from "./cancel-lines.server.ts";
import { notifyRefundRequested } from "./refund-message.server.ts";
import { sendRefund } from "./send-refunds.server.ts";

/** A slow provider is asked twice, with seconds for each answer. No page waits longer: the job keeps sending. */
const WAIT_MS = 8_000;

/** Sends a refund immediately where the provider answers soon; otherwise the job tries again. */
export async function sendRefundSoon(
  services: Services,
  refundId: string,
): Promise<"done" | "waiting"> {
  const late = new Promise<"waiting">((resolve) => {
    setTimeout(resolve, WAIT_MS, "waiting").unref();
  });
  const sent = sendRefund(services, refundId).catch((cause: unknown) => {
    services.log.error({ err: cause, refundId }, "a refund could not be sent; it is tried again");
    return "waiting" as const;
  });
  return (await Promise.race([sent, late])) === "done" ? "done" : "waiting";
}

/** Cancels and sends the money immediately: one message where that succeeds, another only where it has to wait. */
export async function cancelNow(
  services: Services,
  actor: CancelActor,
  request: CancelRequest,
): Promise<"done" | "waiting" | "review"> {
  const { refundId } = await requestCancel(services, actor, request);
  if (request.mode === "review") return "review";
  const sent = await sendRefundSoon(services, refundId);
  if (sent === "waiting") {
    // The cancel is recorded: a failed e-mail must not look like a failed cancel.
    await notifyRefundRequested(services.db, refundId).catch((error) =>
      services.log.error({ err: error, refundId }, "nobody was told of a refund that waits"),
    );
  }
  return sent;
}
