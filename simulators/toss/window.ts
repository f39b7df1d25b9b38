import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { CARDS } from "./cards.ts";
import { refusal } from "./codes.ts";
import type { FaultSwitches } from "./faults.ts";
import type { TossKeys } from "./keys.ts";
import type { TossLedger } from "./toss-ledger.ts";
import { authenticated, type WindowOrder } from "./toss-payment.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f2f4f6;color:#191f28}
header{padding:16px 20px;font-weight:700;background:#0050ff;color:#fff}main{max-width:34rem;margin:0 auto;padding:16px 20px}
h1{font-size:20px;margin:8px 0}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}dd{margin:0;overflow-wrap:anywhere}
label{display:flex;gap:10px;align-items:center;min-height:48px}fieldset{border:1px solid #c4cad1;border-radius:8px;background:#fff;margin:0 0 16px}
button{font:inherit;font-weight:700;min-height:48px;padding:0 20px;border-radius:8px;border:1px solid #191f28;background:#fff;color:#191f28;margin:0 8px 8px 0}
button.yes{background:#0050ff;border-color:#0050ff;color:#fff}`;

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
  /** The shop's own address, the only one to redirect to. Without it, the host of the request. */
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

/** Plain forms that say clearly that this is a simulator, so that no real card number is typed here. */
function windowPage({ orderId, orderName, amount }: WindowOrder) {
  return html`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Toss Payments (simulator)</title><style>${STYLE}</style></head>
<body><header>Toss Payments · 데모용 모의 결제창 (simulator)</header>
<main><h1>${orderName}</h1>
<dl><dt>결제 금액 · Amount</dt><dd><b>₩${amount.toLocaleString("ko-KR")}</b></dd>
<dt>주문 번호 · Order</dt><dd>${orderId}</dd></dl>
<p>실제로 결제되지 않아요. · No money moves.</p>
<form method="post"><fieldset><legend>카드 · Card</legend>
${CARDS.map(
  ({ key, name }, index) => html`<label><input type="radio" name="card" value="${key}"
${index === 0 ? "checked" : ""}>${name}</label>`,
)}</fieldset>
<button class="yes" name="decision" value="pay">결제하기 · Pay</button>
<button name="decision" value="close">닫기 · Close</button></form></main></body></html>`;
}
