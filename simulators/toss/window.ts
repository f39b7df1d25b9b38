import { type Context, Hono } from "hono";
import { z } from "zod";
import { CARDS } from "./cards.ts";
import { refusal } from "./codes.ts";
import type { FaultSwitches } from "./faults.ts";
import type { TossKeys } from "./keys.ts";
import type { TossLedger } from "./toss-ledger.ts";
import { authenticated } from "./toss-payment.ts";
import { windowPage } from "./window-page.ts";

const windowQuery = z.object({
  clientKey: z.string(),
  orderId: z.string().regex(/^[\w=-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  amount: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  successUrl: z.url({ protocol: /^https?$/ }),
  failUrl: z.url({ protocol: /^https?$/ }),
});

type Parts = {
  readonly keys: TossKeys;
  readonly ledger: TossLedger;
  readonly faults: FaultSwitches;
  readonly now: () => number;
  /** The shop's own address: nobody is sent anywhere else. Without it, the host of the request. */
  readonly shopOrigin: string | undefined;
};

/** The card window in redirect mode: a card is chosen, and the buyer goes back with or without a payment. */
export function cardWindow({ keys, ledger, faults, now, shopOrigin }: Parts) {
  const app = new Hono();

  app.get("/", (c) => {
    const order = orderIn(c);
    if (typeof order === "string") return c.text(`toss simulator: ${order}`, 400);
    c.header("cache-control", "no-store");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(windowPage(order));
  });

  app.post("/", async (c) => {
    const order = orderIn(c);
    if (typeof order === "string") return c.text(`toss simulator: ${order}`, 400);
    const form = await c.req.formData();
    const { orderId } = order;
    const back = (code: string, more: Record<string, string>) =>
      c.redirect(withQuery(order.failUrl, { ...refusal(code).body, ...more }));
    // A closed window returns without the order number.
    if (form.get("decision") === "close") return back("PAY_PROCESS_CANCELED", {});
    const card = CARDS.find(({ key }) => key === form.get("card"));
    if (!card) return c.text("toss simulator: no card was chosen", 400);
    if (ledger.findByOrder(orderId)?.payment.approvedAt) {
      return back("DUPLICATED_ORDER_ID", { orderId });
    }
    if (card.fails) return back(card.fails, { orderId });
    const entry = authenticated(order, card, now());
    ledger.put(entry);
    if (card.fault) faults.add({ ...card.fault, on: "confirm", orderId });
    const { paymentKey } = entry.payment;
    return c.redirect(
      withQuery(order.successUrl, { paymentKey, orderId, amount: String(order.amount) }),
    );
  });

  function orderIn(c: Context): z.output<typeof windowQuery> | string {
    const { success, data, error } = windowQuery.safeParse(c.req.query());
    if (!success) return `${String(error.issues[0]?.path[0])} is not as it should be`;
    if (data.clientKey !== keys.clientKey) return "unknown clientKey";
    const origin = shopOrigin ?? new URL(c.req.url).origin;
    const isOurs = [data.successUrl, data.failUrl].every((url) => new URL(url).origin === origin);
    return isOurs ? data : "successUrl and failUrl must lead to the shop";
  }

  return app;
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
