import type { PaymentGateway } from "#app/integrations/payment/gateway.ts";
import { tossPayments } from "#app/integrations/payment/toss.server.ts";
import type { PaymentEnv } from "./payment-env.server.ts";

/** Where the demo's stand-in is mounted. */
const SIMULATOR_PATH = "/simulator/toss";

/** Who takes the money. The stand-in is reached without leaving the process, whatever stands before it. */
export function paymentGateway(
  payment: PaymentEnv,
  origin: string,
  simulatorFetch: typeof fetch,
): PaymentGateway {
  const { secretKey, timeoutMs, apiUrl, simulator } = payment;
  return tossPayments({
    secretKey,
    timeoutMs,
    apiUrl: simulator ? `${origin}${SIMULATOR_PATH}` : apiUrl,
    fetch: simulator ? simulatorFetch : fetch,
  });
}

/** What a browser may know of it: never the secret key. */
export function paymentScript({ clientKey, family, scriptUrl, simulator }: PaymentEnv) {
  return { clientKey, family, src: simulator ? `${SIMULATOR_PATH}/v2/standard` : scriptUrl };
}
