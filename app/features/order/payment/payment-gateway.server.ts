import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { FailureReason } from "#app/domain/order/payment/payment-result.ts";
import { withCircuit } from "#app/integrations/payment/circuit.server.ts";
import type { PaymentGateway } from "#app/integrations/payment/gateway.ts";
import { tossPayments } from "#app/integrations/payment/toss.server.ts";
import { declinedBy } from "#app/integrations/payment/toss-codes.ts";
import { windowFailure } from "#app/integrations/payment/toss-window.ts";
import type { PaymentEnv } from "#app/platform/env/payment-env.server.ts";

export type { ConfirmResult, Payment, PaymentFailure } from "#app/integrations/payment/gateway.ts";
export {
  MAX_WEBHOOK_BYTES,
  readWebhook,
  webhookTransmissionId,
} from "#app/integrations/payment/toss-webhook.ts";

/** The path of the demo's simulator. */
const SIMULATOR_PATH = "/simulator/toss";

/** The payment provider. The simulator is called within the process, without a network. */
export function paymentGateway(
  payment: PaymentEnv,
  origin: string,
  simulatorFetch: typeof fetch,
): PaymentGateway {
  const { secretKey, timeoutMs, apiUrl, simulator } = payment;
  return withCircuit(
    tossPayments({
      secretKey,
      timeoutMs,
      apiUrl: simulator ? `${origin}${SIMULATOR_PATH}` : apiUrl,
      fetch: simulator ? simulatorFetch : fetch,
    }),
  );
}

/** What a browser may know of it: never the secret key. */
export function paymentScript({ clientKey, family, scriptUrl, simulator }: PaymentEnv) {
  return { clientKey, family, src: simulator ? `${SIMULATOR_PATH}/v2/standard` : scriptUrl };
}

/** The hosts of the provider's script, window and calls; the simulator is on the shop's own host. */
export function paymentHosts({ scriptUrl, simulator }: PaymentEnv): string | undefined {
  if (simulator) return undefined;
  const { protocol, host } = new URL(scriptUrl);
  const family = host.split(".").slice(1);
  return `${protocol}//${family.length < 2 ? host : `*.${family.join(".")}`}`;
}

/** What a code of the provider's window means to us; where its reason says too little, the sentence says more. */
export function windowWords(code: string | undefined): {
  readonly reason: FailureReason;
  readonly error: ErrorCode | undefined;
} {
  const reason = windowFailure(code);
  return { reason, error: reason === "other" && code ? declinedBy(code) : undefined };
}
