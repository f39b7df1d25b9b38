import { randomUUID } from "node:crypto";
import type { FaultSwitches } from "./faults.ts";
import { koreanTime, type TossPayment } from "./toss-payment.ts";

export type WebhookOptions = {
  /** The shop's webhook address, as registered in the developer centre. */
  readonly webhookUrl?: string | undefined;
  /** A minute; a test may make it shorter. */
  readonly minuteMs?: number | undefined;
};

export type Delivery = {
  readonly transmissionId: string;
  readonly orderId: string;
  readonly status: string;
  readonly retried: number;
  /** What the shop answered; 0 where it did not. */
  readonly answered: number;
};

const ANSWER_WITHIN_MS = 10_000;
const AGAIN_AFTER_MINUTES = [1, 4, 16, 64, 256, 1_024, 4_096];
const MOST_KEPT = 1_000;

/** Sends webhooks of what changed. Unsigned, as the real ones are. */
export function webhooks(
  { webhookUrl, minuteMs = 60_000 }: WebhookOptions,
  faults: FaultSwitches,
  now: () => number,
) {
  let url = webhookUrl;
  const deliveries: Delivery[] = [];

  async function send(payment: TossPayment, transmissionId: string, retried = 0): Promise<void> {
    if (!url) return;
    const answered = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "tosspayments-webhook-transmission-id": transmissionId,
        "tosspayments-webhook-transmission-time": koreanTime(now()),
        "tosspayments-webhook-transmission-retried-count": String(retried),
      },
      body: JSON.stringify({
        eventType: "PAYMENT_STATUS_CHANGED",
        // Seoul's clock without a zone, with more digits than a millisecond has.
        createdAt: `${koreanTime(now()).slice(0, 19)}.653270`,
        data: payment,
      }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).then(
      ({ status }) => status,
      () => 0,
    );
    const { orderId, status } = payment;
    deliveries.push({ transmissionId, orderId, status, retried, answered });
    if (deliveries.length > MOST_KEPT) deliveries.shift();
    const minutes = AGAIN_AFTER_MINUTES[retried];
    if (answered === 200 || minutes === undefined) return;
    after(minutes * minuteMs, () => send(payment, transmissionId, retried + 1));
  }

  return {
    register: (address: string) => {
      url = address;
    },
    deliveries: (): readonly Delivery[] => deliveries,

    /** Waits only for the fault where the webhook comes before the answer. */
    announce: async (payment: TossPayment): Promise<void> => {
      if (!url) return;
      const fault = faults.takeForWebhook(payment.orderId);
      const id = randomUUID();
      if (fault?.kind === "webhook-never") return;
      if (fault?.kind === "webhook-first") return send(payment, id);
      after(fault?.kind === "webhook-late" ? fault.ms : 0, () => send(payment, id));
      if (fault?.kind === "webhook-twice") after(0, () => send(payment, id));
      if (fault?.kind === "webhook-contradiction") {
        after(46, () => send({ ...payment, status: "ABORTED" }, randomUUID()));
      }
    },
  };
}

export type Webhooks = ReturnType<typeof webhooks>;

/** Runs in the background, and does not keep the process alive. */
function after(ms: number, work: () => Promise<void>): void {
  setTimeout(() => void work(), ms).unref();
}
