import type { Services } from "#app/platform/services.server.ts";
import { sendRefund } from "./send-refunds.server.ts";

/** The step is done whether or not the provider can be reached now: the job asks again until it answers. */
export async function sendSoon(services: Services, refundId: string): Promise<void> {
  try {
    await sendRefund(services, refundId);
  } catch (cause) {
    services.log.error({ err: cause, refundId }, "a refund could not be sent; it is tried again");
  }
}
