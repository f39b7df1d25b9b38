import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { providerReadings } from "#app/db/schema/order/provider-list-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { findProviderList } from "#app/features/order/provider-list/finding-queries.server.ts";
import { readTransactions } from "#app/features/order/provider-list/read-transactions.server.ts";
import { readTransactionsNow } from "#app/features/order/provider-list/reading.server.ts";
import { listedShop, MINUTE } from "#tests/support/payment/listed-shop.ts";

const shop = await listedShop();
const { db, services, toss, provider, read, found, strangeCharge, readUntil } = shop;

async function strangeCharges(count: number): Promise<Won[]> {
  const amounts = Array.from({ length: count }, (_, index) => won(1_000 * (index + 1)));
  for (const amount of amounts) await strangeCharge(amount);
  return amounts;
}

const amountsFound = async () => (await found()).map(({ amount }) => amount).sort((a, b) => a - b);

test("a list interrupted at any page is resumed from there, and nothing is missed or found twice", async () => {
  const amounts = await strangeCharges(7);
  const before = await readUntil();
  const places = new Set<string | null>();
  for (const kind of ["drop-before", "error-before", "rate-limit", "drop-after", "garbage"]) {
    const transactions: typeof toss.gateway.transactions = async (query) => {
      const answer = await toss.gateway.transactions(query);
      // The page after this one does not come.
      if (answer.outcome === "listed") await toss.fault({ kind, on: "list" });
      return answer;
    };
    await db.update(providerReadings).set({ nextAt: sql`now()` });
    const payments = { ...toss.gateway, transactions };
    await readTransactions({ ...services, payments }, undefined, 1);
    const [row] = await db.select().from(providerReadings);
    places.add(row?.startingAfter ?? null);
    expect(row?.readUntil.getTime()).toBe(before);
  }
  // Each run got one page further.
  expect([places.size, places.has(null)]).toEqual([5, false]);
  await read(2);
  expect(await amountsFound()).toEqual(amounts);
  expect(await db.select().from(providerReadings)).toMatchObject([
    { windowFrom: null, startingAfter: null },
  ]);
});

test("restarts the window when the provider has forgotten the position in the list", async () => {
  const amounts = await strangeCharges(3);
  await db.update(providerReadings).set({
    startingAfter: "txrd_forgotten",
    windowFrom: sql`now() - interval '1 hour'`,
    windowUntil: sql`date_trunc('second', now() - interval '2 minutes')`,
  });
  await read();
  expect(await found()).toEqual([]);
  await read();
  expect(await amountsFound()).toEqual(amounts);
});

test("an entry that comes late, even by two days, is still found, once", async () => {
  await read();
  provider.ago = 40 * MINUTE;
  await strangeCharge(1_000);
  await read();
  expect(await amountsFound()).toEqual([1_000]);
  provider.ago = 48 * 60 * MINUTE;
  await strangeCharge(2_000);
  await read();
  expect(await amountsFound()).toEqual([1_000]);
  await db.update(providerReadings).set({ deepAt: sql`now() - interval '21 hours'` });
  await read();
  await read();
  expect(await amountsFound()).toEqual([1_000, 2_000]);
});

test("several concurrent readers find everything once", async () => {
  const amounts = await strangeCharges(9);
  await db.update(providerReadings).set({ nextAt: sql`now()` });
  const crowd = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      // Each believes that the page of the others took too long.
      await db.update(providerReadings).set({ nextAt: sql`now()` });
      await readTransactions(services, undefined, 2);
    }
  };
  await Promise.all([crowd(), crowd(), crowd()]);
  expect(await amountsFound()).toEqual(amounts);
  expect(await db.$count(providerReadings)).toBe(1);
});

/** Everything that a reading has to say. */
function listening() {
  const said: unknown[] = [];
  const say = (facts: object) => void said.push(facts);
  return { said, log: { info: say, warn: say, error: say } };
}

test("a reading that has to end does not wait for the provider, logs no fault, and is done later", async () => {
  const amounts = await strangeCharges(2);
  const before = await readUntil();
  const { said, log } = listening();
  const stop = new AbortController();
  const transactions: typeof toss.gateway.transactions = (query, end) => {
    const answer = toss.gateway.transactions(query, end);
    stop.abort();
    return answer;
  };
  await toss.fault({ kind: "delay", ms: 3_000, on: "list" });
  await db.update(providerReadings).set({ nextAt: sql`now()` });
  await readTransactions(
    { ...services, log, payments: { ...toss.gateway, transactions } },
    stop.signal,
  );
  expect([said, await found(), await readUntil()]).toEqual([[], [], before]);
  await toss.ask("/__fault", { method: "DELETE" });
  await read();
  expect(await amountsFound()).toEqual(amounts);
});

test("an entry about money that cannot be read is named in the log, and the reading waits there for it", async () => {
  const amounts = await strangeCharges(2);
  const before = await readUntil();
  const { said, log } = listening();
  const altered: typeof fetch = async (...asked) => {
    const response = await fetch(...asked);
    const entries = (await response.json()) as object[];
    const last = { ...entries.at(-1), transactionKey: "txrd_in_dollars", currency: "USD" };
    return Response.json([...entries.slice(0, -1), last]);
  };
  await db.update(providerReadings).set({ nextAt: sql`now()` });
  await readTransactions({ ...services, log, payments: toss.gatewayWith({ fetch: altered }) });
  expect(said).toEqual([{ entries: ["txrd_in_dollars"] }]);
  expect([await found(), await readUntil()]).toEqual([[], before]);
  await read();
  expect(await amountsFound()).toEqual(amounts);
});

test("after a restore the list is read up to now, even if the backup was in the middle of a window", async () => {
  await read();
  await db.update(providerReadings).set({
    windowFrom: sql`now() - interval '1 day'`,
    windowUntil: sql`date_trunc('second', now() - interval '12 hours')`,
    startingAfter: "txrd_of_then",
    nextAt: sql`now() + interval '2 minutes'`,
  });
  const amounts = await strangeCharges(2);
  await readTransactionsNow(db);
  await readTransactions(services);
  expect(await amountsFound()).toEqual(amounts);
});

test("the desk pages through any number of unexplained findings", async () => {
  await strangeCharges(53);
  await read();
  const [first, second, beyond] = [
    await findProviderList(db, 1),
    await findProviderList(db, 2),
    await findProviderList(db, 99),
  ];
  const [shown, rest] = [first.open.length, second.open.length];
  expect([shown, rest, first.pages, first.count]).toEqual([50, first.count - 50, 2, first.count]);
  expect(first.count).toBeGreaterThanOrEqual(53);
  expect(new Set([...first.open, ...second.open].map(({ id }) => id)).size).toBe(first.count);
  expect(beyond.page).toBe(2);
});
