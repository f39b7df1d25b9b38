import { setTimeout as wait } from "node:timers/promises";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { catalogue } from "#demo/seed/demo-catalogue.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { type Ask, asking } from "./asking.ts";
import {
  isCancelled,
  isCancelledBefore,
  isChecking,
  isNewTotal,
  isPlaced,
  isReceipt,
  isRefundWaiting,
  type Judge,
  lineIn,
  orderIdIn,
  paidByOneOf,
  receiptIn,
  totalIn,
} from "./right-answers.ts";
import type { Walk } from "./soak-walk.ts";

export type Buyer = Walk & { readonly memberId: string; readonly lane: number };

const DAYS = 100;
const TRANSFERS = catalogue.callvan.routes.filter(({ kind }) => kind === "transfer");

type Placed = { readonly orderId: string; readonly total: string };

/** Placing an order needs no provider: it is refused while the provider is known to be away. */
const isClosed = (text: string) => text.includes("payment.unavailable") || isFull(text);

/** Three payments have unknown results: no further one while the provider is away. */
const isFull = (text: string) => text.includes('"order.payments_open"');
const isOpenStill: Judge = ({ status, text }) => status === 409 && isFull(text);

/** Buys again and again: some never pay, some come back twice, some cancel what they bought. */
export async function buy(buyer: Buyer): Promise<void> {
  const { random, isOver, record, breathMs, lane } = buyer;
  const ask = asking(record, "buy");
  let turn = 0;
  while (!isOver()) {
    const from = Date.now();
    const placed = await place(buyer, ask, turn * 7 + lane);
    const mood = random.below(10);
    if (placed && mood === 0) record.count("left unpaid");
    else {
      const isPaid = placed !== undefined && (await pay(buyer, ask, placed, mood));
      record.purchases.push({ from, until: Date.now(), isPaid });
      // A ride that no one tried to pay is wanted again: a cart that only grows may be full after an outage.
      if (placed) turn += 1;
    }
    await wait(random.below(4 * breathMs));
  }
}

/** Puts a ride into the cart and holds it, at the price that the checkout names. */
export async function place(buyer: Buyer, ask: Ask, turn: number): Promise<Placed | undefined> {
  const priced = await putRide(buyer, ask, turn);
  const held = priced && (await priced.press({ expectedTotal: priced.total }, isPlaced));
  const orderId = orderIdIn(held?.text ?? "");
  if (!priced || !orderId) return undefined;
  buyer.record.count("placed");
  return { orderId, total: priced.total };
}

/** Puts a ride into the cart and reads its price, which the checkout is pressed with next. */
export async function putRide(buyer: Buyer, ask: Ask, turn: number) {
  const { shops, random, cookie, memberId } = buyer;
  const shop = random.below(shops.length);
  const url = shops[shop]?.url ?? "";
  const headers = { cookie, origin: url };
  // Other rides for a quarter of an hour: the same one paid twice within minutes is what the auditor looks for.
  const route = TRANSFERS[Math.floor(turn / DAYS) % TRANSFERS.length];
  if (!route) throw new Error("the demo has transfers");
  const ride = {
    kind: "callvan",
    routeId: route.id,
    date: addDays(dateIn(SHOP_ZONE, new Date()), 20 + (turn % DAYS)),
    from: "BKK",
    to: "Amari",
    people: 2,
    price: won(route.one_way_krw_van),
  } as const;
  const json = { ...headers, "content-type": "application/json" };
  const put = JSON.stringify({ intent: "add", member: memberId, put: [ride] });
  const init = { method: "POST", headers: json, body: put };
  if (!(await ask({ shop, url: `${url}/api/cart`, init }))) return undefined;
  const press = (typed: Record<string, string>, isRight: Judge, page = "/payment.data") => {
    const form = { ...FILLED, line: lineKey(ride), ...typed };
    const init = { method: "POST", headers, body: new URLSearchParams(form) };
    const judges = { isRight, isWait: isOpenStill, isPaying: isClosed };
    return ask({ shop, url: `${url}${page}`, init, ...judges });
  };
  const total = totalIn((await press({ expectedTotal: "0" }, isNewTotal))?.text ?? "");
  return total ? { shop, total, press } : undefined;
}

/** Whether the buyer was told that it is paid. */
async function pay(buyer: Buyer, ask: Ask, placed: Placed, mood: number): Promise<boolean> {
  const paid = await comeBack(buyer, ask, placed, mood === 1 ? 2 : 1);
  if (paid && mood === 2) await cancel(buyer, ask, { ...paid, total: placed.total });
  return paid !== undefined;
}

/** Pays by card and returns from the window so many times concurrently; the receipt, where one was shown. */
export async function comeBack(buyer: Buyer, ask: Ask, placed: Placed, returns: number) {
  const { shops, random, cookie, record } = buyer;
  const paymentKey = await cardOf(buyer, placed);
  if (!paymentKey) return undefined;
  const shop = random.below(shops.length);
  const { orderId, total } = placed;
  const back = new URLSearchParams({ orderId, paymentKey, amount: total });
  const come = {
    shop,
    url: `${shops[shop]?.url}/payment/success?${back}`,
    init: { headers: { cookie } },
    isRight: paidByOneOf(returns),
    isWait: isChecking,
    isPaying: true,
  };
  const answers = await Promise.all(Array.from({ length: returns }, () => ask(come)));
  const order = answers.map((answer) => answer && receiptIn(answer)).find(Boolean);
  if (!order) return undefined;
  record.promised.add(orderId);
  record.count("paid");
  return { shop, order };
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

type Bought = { readonly shop: number; readonly order: string; readonly total: string };

/** Cancels the line of a receipt, twice where the first answer was lost; the line, where it was done. */
export async function cancel(
  { shops, cookie, record }: Buyer,
  ask: Ask,
  { shop, order, total }: Bought,
  isRight: Judge = isCancelled,
): Promise<string | undefined> {
  const at = (which: number) => shops[which]?.url ?? "";
  const url = `${at(shop)}/payment/complete/${order}`;
  const page = await ask({ shop, url, init: { headers: { cookie } }, isRight: isReceipt });
  const line = page && lineIn(page.text);
  if (!line) return undefined;
  const form = { scope: "line", mode: "policy", expectedRefund: total, reason: "" };
  const press = (which: number, isRight: Judge) =>
    ask({
      shop: which,
      url: `${at(which)}/reservation/${line}/cancel`,
      init: {
        method: "POST",
        headers: { cookie, origin: at(which) },
        body: new URLSearchParams(form),
      },
      isRight,
      isWait: isRefundWaiting,
      isPaying: true,
    });
  const other = (shop + 1) % shops.length;
  const again: Judge = (answer) => isRight(answer) || isCancelledBefore(answer);
  const done = (await press(shop, isRight)) ?? (await press(other, again));
  record.count(done ? "cancelled" : "not cancelled");
  return done ? line : undefined;
}
