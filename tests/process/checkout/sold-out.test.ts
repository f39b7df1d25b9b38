import { expect, test } from "vitest";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { signedIn, type Visitor } from "#tests/support/server/visitor.ts";

const shop = await demoShop();
const { guest, demo } = await signedIn(shop.url, "guest", "demo");
const quick = { member: demoMemberId("guest"), browser: guest };
const late = { member: demoMemberId("demo"), browser: demo };
type Buyer = { readonly member: string; readonly browser: Visitor };

async function cart({ member, browser }: Buyer, message: object) {
  const { status, text } = await browser.postJson("/api/cart", { member, ...message });
  const answer = JSON.parse(text) as { quote?: unknown; times?: unknown };
  return { status, ...answer };
}

function press({ browser }: Buyer, path: string, fields: Record<string, string>) {
  const people = { "person.2.firstName": "Jisoo", "person.2.lastName": "Park" };
  const others = { ...people, "person.3.firstName": "Hana", "person.3.lastName": "Choi" };
  return browser.post(path, { ...FILLED, ...others, expectedTotal: "0", ...fields });
}

/** A wrong total is answered with the right one. */
async function pay(who: Buyer, line: string) {
  const { text: said } = await press(who, "/payment.data", { line });
  const expectedTotal = /"total",(\d+)/.exec(said)?.[1] ?? "0";
  return press(who, "/payment.data", { line, expectedTotal });
}

async function freeRound(): Promise<LineOf<"golf">> {
  for (let days = 60; days < 90; days += 1) {
    const date = addDays(dateIn(SHOP_ZONE, new Date()), days);
    const line = golf({ date, players: 4 });
    const { quote } = await cart(quick, { intent: "ask", line });
    const { line: found, notReady } = quote as { line: typeof line; notReady: string | null };
    if (notReady === null && found.time === line.time) return line;
  }
  throw new Error("the demo has a free round within a month");
}

const all = await freeRound();
const two = { ...all, players: 2 };
const KEY = lineKey(two);
const BUTTON = /<button(?=[^>]* name="otherTime")[^>]* value="([^"]+)"/;

test("a late buyer gets 409 from cart and checkout alike, with scripts and without, and other hours to tap", async () => {
  expect(await cart(late, { intent: "add", put: [two] })).toMatchObject({ status: 200 });
  expect(await cart(quick, { intent: "add", put: [all] })).toMatchObject({ status: 200 });
  expect(await pay(quick, KEY)).toMatchObject({ status: 200 });

  const scripted = await press(late, "/payment.data", { line: KEY });
  expect(scripted.status).toBe(409);
  for (const part of ["order.sold_out", KEY, "times"]) expect(scripted.text).toContain(`"${part}"`);

  const plain = await press(late, "/payment", { line: KEY });
  expect(plain.status).toBe(409);
  const buttons = [...plain.text.matchAll(new RegExp(BUTTON, "g"))];
  expect(buttons.length).toBeGreaterThan(0);
  expect((await press(late, "/en/payment", { line: KEY })).text).toMatch(/Take \d+:\d\d/);

  const added = await cart(late, { intent: "change", remove: [KEY], put: [] });
  expect(added.status).toBe(200);
  const again = await cart(late, { intent: "add", put: [two] });
  expect(again).toMatchObject({ status: 409, error: "order.sold_out", line: KEY });
  const times = again.times as readonly { date: string; time: string }[];
  expect(times.map(({ date, time }) => `${KEY} ${date} ${time}`)).toEqual(
    buttons.map(([, value]) => value),
  );
});

test("a buyer who holds the places is not too late for them", async () => {
  expect(await cart(quick, { intent: "change", remove: [KEY], put: [] })).toMatchObject({
    status: 200,
  });
  expect(await cart(quick, { intent: "add", put: [all] })).toMatchObject({ status: 200 });
  expect(await pay(quick, KEY)).toMatchObject({ status: 200 });
});

test("one tap moves the round to the other hour, and the checkout goes on with it", async () => {
  await cart(late, { intent: "merge", put: [two] });
  const { text: said } = await press(late, "/payment", { line: KEY });
  const otherTime = BUTTON.exec(said)?.[1] ?? "";
  const moved = await press(late, "/payment", { line: KEY, otherTime });
  const [, date, time] = otherTime.split(" ");
  const key = `golf:${two.courseId}:${date}:${time}`;
  expect(moved.status).toBe(302);
  expect(new URL(moved.to, shop.url).searchParams.getAll("line")).toEqual([key]);
  expect(await pay(late, key)).toMatchObject({ status: 200 });
  const gone = await press(late, "/payment", { line: KEY, otherTime });
  expect(gone.text).toContain('role="alert"');
});
