import { sendRefund } from "#app/features/ordering/send-refunds.server.ts";
import type { Services } from "#app/platform/services.server.ts";

/** Longer nobody waits for the provider: the job goes on, and the page says so. */
const WAIT_MS = 6_000;

/** What was asked for stands, whatever becomes of the sending. */
export async function sendSoon(services: Services, refundId: string): Promise<"done" | "waiting"> {
  const late = new Promise<"waiting">((resolve) => setTimeout(resolve, WAIT_MS, "waiting"));
  const sent = sendRefund(services, refundId).catch((cause: unknown) => {
    services.log.error({ err: cause, refundId }, "a refund could not be sent; it is tried again");
    return "waiting" as const;
  });
  return (await Promise.race([sent, late])) === "done" ? "done" : "waiting";
}
