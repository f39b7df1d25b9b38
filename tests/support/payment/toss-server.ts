import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { won } from "#app/domain/common/money.ts";
import { tossPayments } from "#app/integrations/payment/toss.server.ts";
import type { TossSettings } from "#app/integrations/payment/toss-calls.server.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import {
  type TossSimulatorOptions,
  tossSimulator,
} from "../../../simulators/toss/toss-simulator.ts";

const KEYS = { clientKey: "test_ck_of_the_tests", secretKey: "test_sk_of_the_tests" };

type Order = { readonly orderId: string; readonly amount: number; readonly card?: string };

/** The simulator of Toss on its own port, and the adapter that calls it over HTTP. */
export async function tossServer(options: Partial<TossSimulatorOptions> = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const toss = tossSimulator({ ...KEYS, isOpen: true, ...options });
  const app = new Hono().route("/", toss.app);
  // A connection that the server gives up just as a question is on its way would be a fault that no test wants.
  const serverOptions = { keepAliveTimeout: 0 };
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1", serverOptions });
  const authorization = `Basic ${btoa(`${KEYS.secretKey}:`)}`;

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      redirect: "manual",
      headers: { authorization, "content-type": "application/json", ...init.headers },
    });

  function windowUrl({ orderId, amount }: Order): string {
    const query = new URLSearchParams({
      clientKey: KEYS.clientKey,
      orderId,
      orderName: "치앙마이 3박 4일",
      amount: String(amount),
      successUrl: `${origin}/payment/success`,
      failUrl: `${origin}/payment/fail`,
    });
    return `/window?${query}`;
  }

  /** What the buyer does in the window; answers with the address they come back to. */
  async function choose(order: Order, decision = "pay"): Promise<URL> {
    const response = await fetch(`${origin}${windowUrl(order)}`, {
      method: "POST",
      body: new URLSearchParams({ card: order.card ?? "shinhan", decision }),
      redirect: "manual",
    });
    return new URL(response.headers.get("location") ?? `about:blank#${response.status}`);
  }

  return {
    origin,
    secretKey: KEYS.secretKey,
    ask,
    windowUrl,
    choose,
    gatewayWith: (more: Partial<TossSettings>) =>
      tossPayments({ ...KEYS, apiUrl: origin, timeoutMs: 5_000, fetch, ...more }),
    gateway: tossPayments({ ...KEYS, apiUrl: origin, timeoutMs: 5_000, fetch }),
    /** A buyer who has come back, ready to be confirmed. */
    authenticate: async (order: Order) => {
      const paymentKey = (await choose(order)).searchParams.get("paymentKey") ?? "";
      const { orderId } = order;
      return {
        paymentKey,
        orderId,
        amount: won(order.amount),
        idempotencyKey: `confirm:${orderId}`,
      };
    },
    fault: (order: object) => ask("/__fault", { method: "POST", body: JSON.stringify(order) }),
    book: async () => (await ask("/__ledger")).json(),
    close: () => void server.close(),
  };
}
