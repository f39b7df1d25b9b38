import { readPayment } from "#app/integrations/payment/toss-answers.ts";
import type { tossServer } from "./toss-server.ts";

/** The provider's records, as the auditor reads them. */
export async function paymentsOf(toss: Awaited<ReturnType<typeof tossServer>>) {
  const { payments } = (await toss.book()) as { payments: unknown[] };
  return payments.map((payment) => {
    const read = readPayment(payment);
    if (!read) throw new Error("the simulator wrote something unreadable");
    return read;
  });
}
