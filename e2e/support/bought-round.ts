import type { APIRequestContext } from "@playwright/test";
import { addDays, dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/date/local-date.ts";

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

type Plan = { readonly chosen?: { readonly slots: { time: string; left: number }[] } };
export type BoughtRound = {
  readonly number: string;
  readonly total: number;
  readonly date: LocalDate;
};

export type PlacedRound = BoughtRound & {
  /** What the line is called in the cart. */
  readonly key: string;
  /** The simulator's card window for it. */
  readonly window: string;
};

type Choice = {
  readonly locale?: "ko" | "en";
  readonly course?: string;
  readonly players?: number;
};

/** Who plays with the booker. */
const FRIENDS = ["MINA", "JIWOO", "HARIN"];

/** Orders a round as whoever is signed in, up to the card window; pages are other tests' business. */
export async function placeRound(
  request: APIRequestContext,
  baseURL: string,
  time: string,
  { locale = "ko", course = COURSE, players = 2 }: Choice = {},
): Promise<PlacedRound> {
  const headers = { origin: baseURL };
  const { user } = await (await request.get("/api/_auth/session")).json();
  const date = await freeDay(request, time, course);
  const line = {
    kind: "golf",
    courseId: course,
    date,
    time,
    players,
    fees: NO_FEES,
    cars: 0,
    callvan: "none",
  };
  const key = `golf:${course}:${date}:${time}`;
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
        ...Object.fromEntries(
          FRIENDS.slice(0, players - 1).flatMap((name, index) => [
            [`person.${index + 1}.firstName`, name],
            [`person.${index + 1}.lastName`, "LEE"],
          ]),
        ),
      },
    });
  const answer = await (await order("0")).text();
  const total = /"total",(\d+)/.exec(answer)?.[1];
  if (!total) throw new Error(`no price: ${answer}`);
  const placed = await (await order(total)).text();
  const orderId = /"orderId","(PT-[\w-]+)"/.exec(placed)?.[1];
  if (!orderId) throw new Error(`no order: ${placed}`);

  const window = new URLSearchParams({
    clientKey: "test_ck_palmtee_demo",
    orderId,
    orderName: "round",
    amount: total,
    successUrl: `${baseURL}${locale === "en" ? "/en" : ""}/payment/success`,
    failUrl: `${baseURL}${locale === "en" ? "/en" : ""}/payment/fail`,
  });
  return {
    number: orderId.slice(0, orderId.lastIndexOf("-")),
    total: Number(total),
    date,
    key,
    window: `/simulator/toss/window?${window}`,
  };
}

/** The first day from then on on which nobody has touched this tee time: the demo has sold some. */
async function freeDay(
  request: APIRequestContext,
  time: string,
  course: string,
): Promise<LocalDate> {
  for (let inDays = 45; inDays < 75; inDays += 1) {
    const date = addDays(dateIn(SHOP_ZONE, new Date()), inDays);
    const answer = await request.get(`/api/course/${course}/plan?date=${date}&players=2`);
    const { chosen } = (await answer.json()) as Plan;
    if (chosen?.slots.some((slot) => slot.time === time && slot.left === 4)) return date;
  }
  throw new Error(`the demo has no ${time}`);
}

/** As `placeRound`, and pays for it. */
export async function buyRound(
  request: APIRequestContext,
  baseURL: string,
  time: string,
  choice: Choice = {},
): Promise<BoughtRound> {
  const { window, ...round } = await placeRound(request, baseURL, time, choice);
  const paid = await request.post(window, {
    headers: { origin: baseURL },
    form: { card: "shinhan", decision: "pay" },
    maxRedirects: 0,
  });
  const back = await request.get(paid.headers().location ?? "");
  if (!back.ok()) throw new Error(`not paid: ${back.status()}`);
  return round;
}
