import type { APIRequestContext } from "@playwright/test";
import { type CartLine, cartLineSchema } from "#app/domain/order/line/cart-line.ts";
import { lineKey, linePeople } from "#app/domain/order/line/line-facts.ts";
import { putInCart } from "./free-trip.ts";

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

/** The booker's companions. */
const FRIENDS = ["MINA", "JIWOO", "HARIN"];

export type PlacedOrder = {
  readonly number: string;
  readonly total: number;
  /** The simulator's card window for it. */
  readonly window: string;
};

/** Orders lines as the signed-in member, up to the card window; other tests cover the pages. */
export async function placeLines(
  request: APIRequestContext,
  baseURL: string,
  lines: readonly CartLine[],
  locale: "ko" | "en" = "ko",
): Promise<PlacedOrder> {
  const headers = { origin: baseURL };
  await putInCart(
    request,
    baseURL,
    lines.map((line) => cartLineSchema.parse(line)),
  );
  const people = Math.max(...lines.map(linePeople));
  const order = (expectedTotal: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(BOOKER)) form.append(name, value);
    for (const line of lines) form.append("line", lineKey(line));
    form.append("expectedTotal", expectedTotal);
    form.append("person.0.same", "booker");
    for (const [index, name] of FRIENDS.slice(0, people - 1).entries()) {
      form.append(`person.${index + 1}.firstName`, name);
      form.append(`person.${index + 1}.lastName`, "LEE");
    }
    return request.post("/payment.data", { headers, form });
  };
  const answer = await (await order("0")).text();
  const total = /"total",(\d+)/.exec(answer)?.[1];
  if (!total) throw new Error(`no price: ${answer}`);
  const placed = await (await order(total)).text();
  const orderId = /"orderId","(PT-[\w-]+)"/.exec(placed)?.[1];
  if (!orderId) throw new Error(`no order: ${placed}`);
  const at = `${baseURL}${locale === "en" ? "/en" : ""}/payment`;
  const window = new URLSearchParams({
    clientKey: "test_ck_palmtee_demo",
    orderId,
    orderName: "round",
    amount: total,
    successUrl: `${at}/success`,
    failUrl: `${at}/fail`,
  });
  return {
    number: orderId.slice(0, orderId.lastIndexOf("-")),
    total: Number(total),
    window: `/simulator/toss/window?${window}`,
  };
}

export async function payFor(
  request: APIRequestContext,
  baseURL: string,
  { window }: PlacedOrder,
): Promise<void> {
  const paid = await request.post(window, {
    headers: { origin: baseURL },
    form: { card: "shinhan", decision: "pay" },
    maxRedirects: 0,
  });
  const back = await request.get(paid.headers().location ?? "");
  if (!back.ok()) throw new Error(`not paid: ${back.status()}`);
}

/** As `placeLines`, and pays for them. */
export async function buyLines(
  request: APIRequestContext,
  baseURL: string,
  lines: readonly CartLine[],
): Promise<PlacedOrder> {
  const placed = await placeLines(request, baseURL, lines);
  await payFor(request, baseURL, placed);
  return placed;
}
