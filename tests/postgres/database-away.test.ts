import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import enErrors from "#app/locales/en/common/errors.json" with { type: "json" };
import enFaults from "#app/locales/en/common/faults.json" with { type: "json" };
import koErrors from "#app/locales/ko/common/errors.json" with { type: "json" };
import koFaults from "#app/locales/ko/common/faults.json" with { type: "json" };
import { wireTo } from "#tests/support/database/database-wire.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, times } from "#tests/support/order/ordering.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const address = await postgresUrl("demo");
const wire = await wireTo(address);
const { db, books, shop } = await postgresShop(address, { shopAddress: wire.url });
const cookie = await signInCookie(shop.url, "demo");

/** Longer than any answer may take: connecting, being silent and a slow machine. */
const PATIENCE_MS = 20_000;

function get(path: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(shop.url + path, { headers, redirect: "manual", signal });
}

const gone = {
  cut: { begin: async () => wire.cut(), end: () => wire.mend() },
  slammed: { begin: async () => wire.slam(true), end: async () => wire.slam(false) },
  frozen: { begin: async () => wire.freeze(true), end: async () => wire.freeze(false) },
};
let mend = async () => {};
async function lose(how: keyof typeof gone): Promise<void> {
  mend = gone[how].end;
  await gone[how].begin();
}
async function bringBack(): Promise<void> {
  const end = mend;
  mend = async () => {};
  await end();
  // The pool has found its way back: a try may have begun before there was one.
  await expect.poll(async () => (await get("/ready")).status, { timeout: 30_000 }).toBe(200);
}
afterEach(bringBack);

// X03
test("a buyer who returns while the database is down is told not to pay again, and finds the order paid when it is up", async () => {
  for (let turn = 0; turn < times(2, 10); turn += 1) {
    const round = golf({ date: addDays(PLAY_DAY, turn), time: "09:36" });
    await leavePlaces(db, round, 4);
    const placed = await books.place(await books.member(), [round]);
    const { paymentKey } = await books.approveCard(placed);
    const query = new URLSearchParams({
      paymentKey,
      orderId: placed.paymentOrderId,
      amount: String(placed.total),
    });
    // The charge is on its way, and is done when the database is gone.
    await books.toss.fault({
      kind: "delay",
      on: "confirm",
      orderId: placed.paymentOrderId,
      ms: 6_000,
    });
    const returning = get(`/payment/success?${query}`);
    await expect.poll(() => statusOf(placed.id), { interval: 10 }).toBe("CONFIRMING");
    await lose("cut");

    for (const [prefix, words, response] of [
      ["", koErrors, await returning],
      ["", koErrors, await get(`/payment/success?${query}`)],
      ["/en", enErrors, await get(`/en/payment/success?${query}`)],
    ] as const) {
      const page = await response.text();
      expect([prefix, response.status]).toEqual([prefix, 503]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(page).toContain(words["payment.records_away"]);
      expect(page).toMatch(/503/);
      expect(page).not.toMatch(/\bat \w+ \(|node_modules|\.server\.ts|ECONN|postgres/i);
    }

    await pause(times(0, 10_000));
    await bringBack();
    await expect.poll(() => statusOf(placed.id), { timeout: 30_000 }).toBe("PAID");
    const page = await get(`/payment/success?${query}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(placed.name.ko);
    expect(await db.$count(reservations, eq(reservations.orderId, placed.id))).toBe(1);
    expect(await books.audit()).toEqual([]);
  }
});

// X03
test.each(["cut", "slammed", "frozen"] as const)(
  "while the database is %s every answer is a 503 that says when to retry",
  async (how) => {
    await lose(how);
    const asked = Date.now();
    const [page, english, own, data, session, status, sent] = await Promise.all([
      get(`/course/th-siam-old?x=${how}`),
      get(`/en/notice/1?x=${how}`),
      get("/mypage", { cookie }),
      get("/mypage.data", { cookie }),
      get("/api/_auth/session", { cookie }),
      get("/api/payment/status?orderId=PT-1"),
      fetch(`${shop.url}/login`, {
        method: "POST",
        headers: { origin: shop.url },
        body: new URLSearchParams({ loginId: "demo", password: "wrong-password" }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    ]);
    expect(Date.now() - asked).toBeLessThan(PATIENCE_MS);
    const all = [page, english, own, data, session, status, sent];
    expect(all.map((response) => response.status)).toEqual(all.map(() => 503));
    expect(all.filter((response) => !response.headers.get("retry-after"))).toEqual([]);
    expect(await page.text()).toContain(koFaults["common.records_away"]);
    expect(await english.text()).toContain(enFaults["common.records_away"]);
    expect(await own.text()).toContain(koFaults["common.records_away"]);
    expect(await data.text()).toContain("common.records_away");
    expect(await session.json()).toEqual({ ok: false, error: "common.records_away" });
    expect(await status.json()).toEqual({ ok: false, error: "common.records_away" });
    expect((await get("/health")).status).toBe(200);
  },
);

test("concurrent requests to a database that takes no connection fail together, not one after another", async () => {
  await lose("slammed");
  const crowd = await Promise.all(Array.from({ length: 60 }, () => get("/mypage", { cookie })));
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
});

async function statusOf(id: string): Promise<string | undefined> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  return order?.status;
}
