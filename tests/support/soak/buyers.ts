import { setTimeout as wait } from "node:timers/promises";
import { lineKey } from "#app/domain/booking/line/line-facts.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { won } from "#app/domain/money.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { type Ask, asking } from "./asking.ts";
import type { Walk } from "./soak-walk.ts";

type Buyer = Walk & { readonly memberId: string; readonly lane: number };
type Placed = { readonly orderId: string; readonly total: string };

/** Sold out, another price, or an order that is settled already: true answers, and no faults. */
const REFUSED = [409, 422];

/** Placing an order asks nobody outside: it is refused while the provider is known to be gone, and for no other trouble. */
const isClosed = (text: string) => text.includes("payment.unavailable");

/** Buys again and again: some never pay, some come back twice, some cancel what they bought. */
export async function buy(buyer: Buyer): Promise<void> {
  const { random, isOver, record, breathMs, lane } = buyer;
  const ask = asking(record, "buy");
  for (let turn = 0; !isOver(); turn += 1) {
    const placed = await place(buyer, ask, turn * 7 + lane);
    const mood = random.below(10);
    if (placed && mood === 0) record.count("left unpaid");
    else if (placed) await pay(buyer, ask, placed, mood);
    await wait(random.below(4 * breathMs));
  }
}

/** Puts a ride into the cart and holds it, at the price that the checkout names. */
async function place(buyer: Buyer, ask: Ask, turn: number): Promise<Placed | undefined> {
  const { shops, random, cookie, memberId } = buyer;
  const shop = random.below(shops.length);
  const url = shops[shop]?.url ?? "";
  const headers = { cookie, origin: url };
  const ride = {
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date: addDays(dateIn(SHOP_ZONE, new Date()), 20 + (turn % 100)),
    from: "BKK",
    to: "Amari",
    people: 2,
    price: won(84_000),
  } as const;
  const json = { ...headers, "content-type": "application/json" };
  const put = JSON.stringify({ intent: "add", member: memberId, put: [ride] });
  const kept = await ask({
    shop,
    url: `${url}/api/cart`,
    init: { method: "POST", headers: json, body: put },
    also: REFUSED,
  });
  if (kept?.status !== 200) return undefined;
  const press = (expectedTotal: string) => {
    const form = { ...FILLED, line: lineKey(ride), expectedTotal };
    const init = { method: "POST", headers, body: new URLSearchParams(form) };
    return ask({ shop, url: `${url}/payment.data`, init, also: REFUSED, isPaying: isClosed });
  };
  const total = /"total",(\d+)/.exec((await press("0"))?.text ?? "")?.[1];
  const answer = total ? await press(total) : undefined;
  const orderId = /"orderId","(PT-[\w-]+)"/.exec(answer?.text ?? "")?.[1];
  if (!total || !orderId) {
    if (answer) buyer.record.count(`refused with ${answer.status}`);
    return undefined;
  }
  return { orderId, total };
}

async function pay(buyer: Buyer, ask: Ask, placed: Placed, mood: number): Promise<void> {
  const { shops, random, cookie, record } = buyer;
  const paymentKey = await cardOf(buyer, placed);
  if (!paymentKey) return;
  const shop = random.below(shops.length);
  const url = shops[shop]?.url ?? "";
  const { orderId, total } = placed;
  const back = new URLSearchParams({ orderId, paymentKey, amount: total });
  const come = () =>
    ask({
      shop,
      url: `${url}/payment/success?${back}`,
      init: { headers: { cookie } },
      also: REFUSED,
      isPaying: true,
    });
  const [answer] = await Promise.all(mood === 1 ? [come(), come()] : [come()]);
  const order = /\/payment\/complete\/([\w-]+)/.exec(answer?.to ?? "")?.[1];
  if (!order) {
    if (answer) record.count("told to wait");
    return;
  }
  record.promised.add(orderId);
  record.count("paid");
  if (mood === 2) await cancel(buyer, ask, { shop, url, order, total });
}

/** What the card window hands back; nothing while the provider is gone. */
async function cardOf({ tossOrigin }: Buyer, { orderId, total }: Placed): Promise<string> {
  const query = new URLSearchParams({
    clientKey: "test_ck_of_the_tests",
    orderId,
    orderName: "soak",
    amount: total,
    successUrl: `${tossOrigin}/payment/success`,
    failUrl: `${tossOrigin}/payment/fail`,
  });
  const body = new URLSearchParams({ card: "shinhan", decision: "pay" });
  const init = { method: "POST", body, redirect: "manual" } as const;
  const response = await fetch(`${tossOrigin}/window?${query}`, init);
  const to = new URL(response.headers.get("location") ?? "about:blank");
  return to.searchParams.get("paymentKey") ?? "";
}

async function cancel(
  { cookie, record }: Buyer,
  ask: Ask,
  { shop, url, order, total }: { shop: number; url: string; order: string; total: string },
): Promise<void> {
  const headers = { cookie, origin: url };
  const page = await ask({ shop, url: `${url}/payment/complete/${order}`, init: { headers } });
  const line = /\/reservation\/([0-9a-f-]{36})/.exec(page?.text ?? "")?.[1];
  if (!line) return;
  const form = { scope: "line", mode: "policy", expectedRefund: total, reason: "" };
  const answer = await ask({
    shop,
    url: `${url}/reservation/${line}/cancel`,
    init: { method: "POST", headers, body: new URLSearchParams(form) },
    also: REFUSED,
    isPaying: true,
  });
  if (answer) record.count(answer.status === 302 ? "cancelled" : "not cancelled");
}
