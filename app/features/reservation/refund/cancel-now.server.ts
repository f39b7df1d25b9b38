import type { Services } from "#app/platform/env/services.server.ts";
import { type CancelActor, type CancelRequest, requestCancel } from "./cancel-lines.server.ts";
import { notifyRefundRequested } from "./refund-message.server.ts";
import { sendRefundSoon } from "./send-refund-soon.server.ts";

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
