import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import messages from "#app/locales/ko/order/payment.json" with { type: "json" };
import { buy } from "./buyers.ts";
import { soakRecord } from "./soak-record.ts";
import type { SoakShop } from "./soak-shops.ts";
import { visit, work } from "./visitors.ts";

const LINE = "0b0e7c1a-0000-4000-8000-000000000001";
const CHECKING = `<main>${messages["checking.title"]}</main></html>`;

/** A status, what is said, and where to go. */
type Says = readonly [status: number, text?: string, to?: string];
const REFUSED: Says = [409, '"order.sold_out"'];

const CART = "/api/cart";
const FIRST = "/payment.data of a new price";
const SECOND = "/payment.data";
const RETURN = "/payment/success";
const RECEIPT = "/payment/complete/o-1";
const CANCEL = `/reservation/${LINE}/cancel`;

/** A shop and a card window that answer as they should. */
const RIGHT: Record<string, Says> = {
  [CART]: [200, '{"ok":true}'],
  [FIRST]: [409, '"error","order.price_changed","total",84000'],
  [SECOND]: [200, '"orderId","PT-1"'],
  "/window": [302, "", "http://shop.test/payment/success?paymentKey=key-1"],
  [RETURN]: [302, "", "/payment/complete/o-1"],
  [RECEIPT]: [200, `<a href="/reservation/${LINE}">`],
  [CANCEL]: [302, "", `/reservation/${LINE}?asked=done`],
};

/** Each address answers with its lines in turn; the last one repeats. */
async function talkingShop(answers: Record<string, readonly Says[]>, otherwise: Says) {
  const asked = new Map<string, number>();
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    const path = (request.url ?? "").replace(/\?.*/, "");
    const key = body.includes("expectedTotal=0") ? FIRST : path;
    const turn = asked.get(key) ?? 0;
    asked.set(key, turn + 1);
    const lines = answers[key] ?? [otherwise];
    const [status, text = "", to] = lines[Math.min(turn, lines.length - 1)] ?? otherwise;
    response.writeHead(status, to ? { location: to } : {}).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies };
}

/** One turn through a shop, or so many, and no more. */
function walkOnce(url: string, below: (end: number) => number, most = 1) {
  const record = soakRecord();
  let turns = 0;
  const isOver = () => turns++ >= most;
  const random = { below, pick: <Item>(items: readonly Item[]) => items[0] as Item };
  const shops = [{ url }, { url }] as unknown as readonly SoakShop[];
  return { shops, record, random, isOver, breathMs: 1, tossOrigin: url, cookie: "" };
}

const MOODS = { pays: 5, "comes back twice": 1, cancels: 2 } as const;

async function bought(mood: keyof typeof MOODS, answers: Record<string, readonly Says[]> = {}) {
  const right = Object.entries(RIGHT).map(([path, says]) => [path, [says]] as const);
  const { url } = await talkingShop({ ...Object.fromEntries(right), ...answers }, [404]);
  const walk = walkOnce(url, (end) => (end === 10 ? MOODS[mood] : 0));
  await buy({ ...walk, memberId: "m-1", lane: 0 });
  return walk.record;
}

test.each(Object.keys(MOODS) as (keyof typeof MOODS)[])(
  "a buyer who %s finds nothing wrong with a shop that sells",
  async (mood) => {
    const record = await bought(mood);
    expect(record.faults).toEqual([]);
    expect([...record.promised]).toEqual(["PT-1"]);
    expect(record.sold()).toBe(1);
  },
);

test.each<[where: string, says: Says]>([
  [CART, REFUSED],
  [CART, [422, '"common.bad_request"']],
  [FIRST, REFUSED],
  [FIRST, [422, '"total",84000']],
  [FIRST, [200, '"orderId","PT-1"']],
  [SECOND, REFUSED],
  [SECOND, [409, '"order.price_changed","total",84001']],
  [SECOND, [200, "no order"]],
  [RETURN, [409, "payment.mismatch"]],
  [RETURN, [200, "<main>expired</main></html>"]],
  [RETURN, [302, "", "/login"]],
])("at %s a buyer who is told %j has found a fault, and nothing is sold", async (where, says) => {
  const record = await bought("pays", { [where]: [says] });
  expect(record.unexplained().map(({ status }) => status)).toEqual([says[0]]);
  expect(record.sold()).toBe(0);
  record.troubles.push({ kind: "killed", from: 0, until: Infinity });
  expect(record.unexplained()).toHaveLength(1);
});

test("a fault names what the reader of the page saw", async () => {
  const page = "<html><head>…</head><main><h1>결제하지\n 못했어요</h1></main></html>";
  const { faults } = await bought("pays", { [RETURN]: [[409, page]] });
  expect(faults[0]?.what).toMatch(/^buy \/payment\/success\?\S+: 409 결제하지 못했어요$/);
});

test("one of two returns of one payment may find it in progress, and none is refused", async () => {
  const paid = RIGHT[RETURN] ?? REFUSED;
  const waiting: Says = [200, CHECKING];
  for (const order of [
    [waiting, paid],
    [paid, waiting],
  ]) {
    const record = await bought("comes back twice", { [RETURN]: order });
    expect(record.faults).toEqual([]);
    expect(record.sold()).toBe(1);
  }
  const both = await bought("comes back twice", { [RETURN]: [waiting] });
  expect(both.unexplained()).toHaveLength(1);
  const refused = await bought("comes back twice", { [RETURN]: [paid, [409, "mismatch"]] });
  expect(refused.unexplained().map(({ status }) => status)).toEqual([409]);
});

test("an answer to wait is right in a trouble, and a fault in peace", async () => {
  for (const [mood, where, says] of [
    ["pays", RETURN, [200, CHECKING]],
    ["cancels", CANCEL, [302, "", `/reservation/${LINE}?asked=waiting`]],
  ] as const) {
    const record = await bought(mood, { [where]: [says, [409, "reservation.step_refused"]] });
    expect(record.unexplained()).toHaveLength(1);
    record.troubles.push({ kind: "provider gone", from: 0, until: Infinity, only: "paying" });
    expect(record.unexplained()).toEqual([]);
  }
});

test("a cancel is done, and tried again where it met a trouble; a refused one is a fault", async () => {
  const refused: Says = [409, "reservation.step_refused"];
  const first = await bought("cancels", { [CANCEL]: [refused] });
  expect(first.unexplained().map(({ status }) => status)).toEqual([409]);
  const again = await bought("cancels", { [CANCEL]: [[503], refused] });
  expect(again.faults.map(({ status }) => status)).toEqual([503]);
  expect(again.counts.get("cancelled")).toBe(1);
  const never = await bought("cancels", { [CANCEL]: [[503], [409, "reservation.refund_changed"]] });
  expect(never.faults.map(({ status }) => status)).toEqual([503, 409]);
  const lost = await bought("cancels", { [RECEIPT]: [[200, "no reservation"]] });
  expect(lost.unexplained()).toHaveLength(1);
});

test("a buyer wants the same ride again until a payment was tried, so that no outage fills the cart", async () => {
  const closed: Says = [503, "payment.unavailable"];
  const right = Object.entries(RIGHT).map(([path, says]) => [path, [says]] as const);
  const second = [closed, closed, RIGHT[SECOND] ?? closed];
  const shop = await talkingShop({ ...Object.fromEntries(right), [SECOND]: second }, [404]);
  const walk = walkOnce(shop.url, (end) => (end === 10 ? MOODS.pays : 0), 4);
  await buy({ ...walk, memberId: "m-1", lane: 0 });
  const days = shop.bodies.flatMap((body) => /"date":"([\d-]+)"/.exec(body)?.[1] ?? []);
  expect(days).toHaveLength(4);
  expect(new Set(days.slice(0, 3)).size).toBe(1);
  expect(days[3]).not.toBe(days[2]);
});

test.each([301, 302, 308, 401, 404])(
  "a visitor to a public page and staff at the desk who are answered %i have found a fault",
  async (status) => {
    const { url } = await talkingShop({}, [status, "", "/login"]);
    // The first of all pages, and no search.
    const walk = walkOnce(url, (end) => end - 1);
    await visit(walk);
    await work({ ...walkOnce(url, (end) => end - 1), record: walk.record });
    expect(walk.record.unexplained().map((fault) => fault.status)).toEqual([status, status]);
  },
);
