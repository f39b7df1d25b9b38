import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { openConnection, ResilientPool } from "#app/db/postgres-pool.server.ts";
import * as schema from "#app/db/schema/index.ts";
import { seedDemo } from "#app/db/seed/seed-demo.server.ts";
import { reservationFilter } from "#app/features/admin/reservations/reservation-filter.ts";
import {
  countQueues,
  listReservations,
} from "#app/features/admin/reservations/reservation-queries.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { fillDesk } from "./desk-data.ts";
import { percentile } from "./load.ts";
import { decimals, table } from "./report.ts";

type Shop = { readonly db: Database; readonly count: number };
type Sample = { readonly search: string; readonly sample: Readonly<Record<string, string>> };

const ROUNDS = 30;
const WARM_ROUNDS = 3;
/** What the desk opens: an address, in which a name in braces is a value of that shop. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "first page, by day": "",
  "first page, by booking": "sort=age",
  "second page": "page=2",
  "page 400": "page=400",
  "of a status": "status=CANCELLED",
  "of a status, by booking": "status=USED&sort=age",
  "of a kind": "kind=hotel",
  "of a region": "region=pattaya",
  "of a region, kind and status": "region=phuket&kind=golf&status=CANCELLED",
  "of a day": "day=2026-11-16",
  "queue to confirm": "queue=confirm",
  "queue coming up": "queue=coming",
  "search by number": "q={idx}",
  "search by order number": "q={order}",
  "search by voucher": "q={voucher}",
  "search by supplier reference": "q={reference}",
  "search by part of a reference": "q={part}",
  "search by name": "q={name}",
  "search by family name": "q={family}",
  "search by Latin name": "q={latin}",
  "search by phone": "q={phone}",
  "search by last four digits": "q={digits}",
  "search by product": "q={product}",
  "search that finds nothing": "q=뷁뷁뷁뷁",
};

/** The list of reservations at two sizes of the shop, asked in turns so that both meet the same load. */
export async function deskBench(counts: readonly number[] = [10_000, 1_000_000]): Promise<string> {
  const server = await startPostgres();
  const pools: ResilientPool[] = [];
  try {
    const shops: Shop[] = [];
    for (const count of counts) {
      const url = await createShop(server.url, count);
      const pool = new ResilientPool(url, 1);
      pools.push(pool);
      shops.push({ count, db: drizzle(pool, { schema }) });
    }
    return await measure(shops);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await server.stop();
  }
}

async function createShop(server: string, count: number): Promise<string> {
  const admin = await openConnection(server);
  await admin.query(`create database desk_${count}`);
  await admin.end();
  const url = `${server}/desk_${count}`;
  await (await openPostgres(url, seedDemo(TEST_NOW, hashPassword))).close();
  await fillDesk(url, count);
  return url;
}

async function measure(shops: readonly Shop[]): Promise<string> {
  const times = new Map(shops.map((shop) => [shop, new Map<string, number[]>()]));
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    for (const shop of shops) {
      const sample = await sampleOf(shop, round + WARM_ROUNDS);
      for (const [name, search] of Object.entries(ADDRESSES)) {
        const taken = await open(shop, { search, sample });
        if (round < 0) continue;
        const ofShop = times.get(shop);
        ofShop?.set(name, [...(ofShop.get(name) ?? []), taken]);
      }
    }
  }
  return report(shops, times);
}

/** Values of another reservation in each round. */
async function sampleOf({ db, count }: Shop, round: number): Promise<Sample["sample"]> {
  const n = 1 + ((round * 7_919 + 17) % (count - 500));
  const { rows } = (await db.execute(`
    select r.idx::text as idx, o.number as order, r.voucher_code as voucher, r.supplier_reference as reference,
      substr(r.supplier_reference, 5) as part, m.name as name, left(m.name, 1) as family,
      (o.booker ->> 'lastName') || ' ' || (o.booker ->> 'firstName') as latin,
      '0' || substr(m.phone, 4) as phone, right(m.phone, 4) as digits, r.title ->> 'ko' as product
    from reservations r join orders o on o.id = r.order_id join members m on m.id = r.member_id
    where r.line_key = 'line-${n}'`)) as { readonly rows: readonly Sample["sample"][] };
  return rows[0] ?? {};
}

async function open({ db }: Shop, { search, sample }: Sample): Promise<number> {
  const filled = search.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sample[name] ?? ""),
  );
  const began = performance.now();
  await listReservations(db, "ko", reservationFilter(new URLSearchParams(filled)), TEST_NOW);
  // The page shows the length of each queue, too.
  await countQueues(db, TEST_NOW);
  return performance.now() - began;
}

function report(
  shops: readonly Shop[],
  times: ReadonlyMap<Shop, ReadonlyMap<string, readonly number[]>>,
): string {
  const p95 = (shop: Shop, name?: string) => {
    const all = times.get(shop) ?? new Map<string, readonly number[]>();
    return percentile(name ? [...(all.get(name) ?? [])] : [...all.values()].flat(), 95);
  };
  const line = (label: string, name?: string) => {
    const figures = shops.map((shop) => p95(shop, name));
    const ratio = (figures.at(-1) ?? 0) / (figures[0] || 1);
    return [label, ...figures.map((ms) => `${decimals(ms, 1)} ms`), `${decimals(ratio, 2)}×`];
  };
  return table(
    ["p95 of the list", ...shops.map(({ count }) => count.toLocaleString("en")), "ratio"],
    [line("**all together**"), ...Object.keys(ADDRESSES).map((name) => line(name, name))],
  );
}

if (import.meta.main) console.log(await deskBench(process.argv.slice(2).map(Number)));
