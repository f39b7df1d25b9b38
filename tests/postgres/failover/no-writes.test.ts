import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import koErrors from "#app/locales/ko/common/errors.json" with { type: "json" };
import { startSeeded } from "#tests/support/database/seeded-postgres.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces } from "#tests/support/order/ordering.ts";
import { postgresShop } from "#tests/support/server/postgres-shop.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

// A server of its own: it is set for all of its databases.
const server = await startSeeded();
afterAll(server.stop);
const address = server.demo;
const { db, books, shop } = await postgresShop(address);

/** As an operator does it, on a session that may write all the same. */
async function command(...statements: readonly string[]): Promise<void> {
  const connection = await openConnection(address);
  await connection.query("set default_transaction_read_only = off");
  for (const statement of statements) await connection.query(statement);
  await connection.end();
}

const setReadOnly = (value: "on" | "off") =>
  command(`alter system set default_transaction_read_only = ${value}`, "select pg_reload_conf()");

/** The server's own answer when a table cannot grow, for every table. */
const FULL = `
  create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  do $$ declare each record; begin
    for each in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger disk_is_full before insert or update or delete on %I
        for each statement execute function disk_is_full()', each.tablename);
    end loop;
  end $$`;

const WAYS = {
  "is read-only": { begin: () => setReadOnly("on"), end: () => setReadOnly("off") },
  "has a full disk": {
    begin: () => command(FULL),
    end: () => command("drop function disk_is_full cascade"),
  },
};

const get = (path: string) => fetch(shop.url + path, { redirect: "manual" });
const statusOf = async (id: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
let day = 0;

/** A logged-in member reads their own pages too; the write of their last visit is left out. */
const READ_BY = {
  demo: ["/reservation", "/mypage", "/wish", "/shopping_cart", "/api/_auth/session"],
  owner: ["/admin", "/admin/run-sheet", "/admin/reservations", "/admin/system"],
};

async function logIn() {
  const readers = [];
  for (const [loginId, paths] of Object.entries(READ_BY)) {
    readers.push({ paths, cookie: await signInCookie(shop.url, loginId) });
  }
  await db.update(sessions).set({ seenAt: sql`now() - interval '2 minutes'` });
  return readers;
}

test.each(Object.entries(WAYS))(
  "pages are read while the database %s, and every write is a 503 that changes nothing",
  async (_, { begin, end }) => {
    day += 1;
    const round = golf({ date: addDays(PLAY_DAY, day), time: "09:36" });
    await leavePlaces(db, round, 4);
    const placed = await books.place(await books.member(), [round]);
    const { paymentKey } = await books.approveCard(placed);
    const query = new URLSearchParams({
      paymentKey,
      orderId: placed.paymentOrderId,
      amount: String(placed.total),
    });
    const readers = await logIn();
    await begin();
    // Also on connections that were there before.
    const write = () =>
      db.execute(sql`update notices set title = title`).then(() => "", isDatabaseAway);
    await expect.poll(write).toBe(true);

    const back = await get(`/payment/success?${query}`);
    expect([back.status, back.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
    expect(await back.text()).toContain(koErrors["payment.records_away"]);
    const login = await fetch(`${shop.url}/login`, {
      method: "POST",
      headers: { origin: shop.url },
      body: new URLSearchParams({ loginId: "demo", password: "wrong-password" }),
    });
    expect([login.status, login.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
    expect((await get(`/notice?x=${day}`)).status).toBe(200);
    expect((await get(`/course/th-siam-old?x=${day}`)).status).toBe(200);
    for (const { paths, cookie } of readers) {
      for (const path of paths) {
        const own = await fetch(shop.url + path, { redirect: "manual", headers: { cookie } });
        expect([path, own.status]).toEqual([path, 200]);
        if (path.startsWith("/api")) expect(await own.json()).toMatchObject({ user: {} });
      }
    }
    expect(await statusOf(placed.id)).toBe("READY");

    await end();
    const paid = async () => {
      await get(`/payment/success?${query}`);
      return statusOf(placed.id);
    };
    await expect.poll(paid).toBe("PAID");
    await expect.poll(books.audit).toEqual([]);
  },
);
