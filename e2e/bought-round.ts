import type { APIRequestContext } from "@playwright/test";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";

/** A course that answers by hand: what is bought there waits for the desk. */
const COURSE = "th-amata-spring";
const NO_FEES = { green: 0, cart: 0, caddy: 0, van: 0 };
const BOOKER = {
  firstName: "MINSU",
  lastName: "KIM",
  email: "minsu@palmtee.example",
  phone: "010-1234-5678",
  phoneCountry: "KR",
  agreePersonal: "personal-information",
  agreePayment: "payment",
  agreeAge: "age",
};

export type BoughtRound = { readonly number: string; readonly total: number };

/** Buys a round as whoever is signed in, all the way through the stand-in's card window; pages are other tests' business. */
export async function buyRound(
  request: APIRequestContext,
  baseURL: string,
  time: string,
): Promise<BoughtRound> {
  const headers = { origin: baseURL };
  const { user } = await (await request.get("/api/_auth/session")).json();
  const date = addDays(dateIn(SHOP_ZONE, new Date()), 45);
  const line = {
    kind: "golf",
    courseId: COURSE,
    date,
    time,
    players: 2,
    fees: NO_FEES,
    cars: 0,
    callvan: "none",
  };
  const key = `golf:${COURSE}:${date}:${time}`;
  const put = await request.post("/api/cart", {
    headers,
    data: { intent: "add", member: user.id, put: [line] },
  });
  if (!put.ok()) throw new Error(`not put in: ${await put.text()}`);

  const order = (expectedTotal: string) =>
    request.post("/payment.data", {
      headers,
      form: {
        ...BOOKER,
        line: key,
        expectedTotal,
        "person.0.same": "booker",
        "person.1.firstName": "MINA",
        "person.1.lastName": "LEE",
      },
    });
  const asked = await (await order("0")).text();
  const total = /"total",(\d+)/.exec(asked)?.[1] ?? "";
  const placed = await (await order(total)).text();
  const orderId = /"orderId","(PT-[\w-]+)"/.exec(placed)?.[1];
  if (!orderId) throw new Error(`no order: ${placed}`);

  const window = new URLSearchParams({
    clientKey: "test_ck_palmtee_demo",
    orderId,
    orderName: "round",
    amount: total,
    successUrl: `${baseURL}/payment/success`,
    failUrl: `${baseURL}/payment/fail`,
  });
  const paid = await request.post(`/simulator/toss/window?${window}`, {
    headers,
    form: { card: "shinhan", decision: "pay" },
    maxRedirects: 0,
  });
  const back = await request.get(paid.headers().location ?? "");
  if (!back.ok()) throw new Error(`not paid: ${back.status()}`);
  return { number: orderId.slice(0, orderId.lastIndexOf("-")), total: Number(total) };
}
