import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { percentile } from "./load.ts";
import { decimals, table } from "./report.ts";

export type Shop = { readonly db: Database; readonly count: number };
/** What a visitor or the desk opens: its name in the report, and how it is opened. */
type Question = readonly [name: string, ask: () => Promise<unknown>];
/** Questions whose times are also told together. */
type Groups = Readonly<Record<string, (name: string) => boolean>>;
type Sizes = {
  readonly name: string;
  readonly counts: readonly number[];
  readonly fill: (url: string, count: number) => Promise<void>;
};

const ROUNDS = 30;
const WARM_ROUNDS = 3;

/** The same shop in several sizes on one PostgreSQL. */
export async function withShops(
  { name, counts, fill }: Sizes,
  measure: (shops: readonly Shop[]) => Promise<string>,
): Promise<string> {
  const server = await startPostgres();
  const pools: ResilientPool[] = [];
  try {
    const shops: Shop[] = [];
    for (const count of counts) {
      const url = await createShop(server.url, `${name}_${count}`);
      await fill(url, count);
      const pool = new ResilientPool(url, 1);
      pools.push(pool);
      shops.push({ count, db: drizzle(pool) });
    }
    return await measure(shops);
  } finally {
    await Promise.all(pools.map((pool) => pool.close()));
    await server.stop();
  }
}

async function createShop(server: string, name: string): Promise<string> {
  const admin = await openConnection(server);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = `${server}/${name}`;
  await (await openPostgres(url, seedDemo(TEST_NOW, hashPassword))).close();
  return url;
}

/** Asks the shops in turns, so that all sizes meet the same load of the machine. */
export async function inTurns(
  subject: string,
  shops: readonly Shop[],
  questionsOf: (shop: Shop, round: number) => Promise<readonly Question[]>,
  groups: Groups = { "all together": () => true },
): Promise<string> {
  const times = new Map(shops.map((shop) => [shop, new Map<string, number[]>()]));
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
    for (const shop of shops) {
      for (const [name, ask] of await questionsOf(shop, round)) {
        const began = performance.now();
        await ask();
        const taken = performance.now() - began;
        if (round < WARM_ROUNDS) continue;
        const ofShop = times.get(shop);
        ofShop?.set(name, [...(ofShop.get(name) ?? []), taken]);
      }
    }
  }
  return report(subject, shops, { times, groups });
}

type Measured = {
  readonly times: ReadonlyMap<Shop, ReadonlyMap<string, readonly number[]>>;
  readonly groups: Groups;
};

function report(subject: string, shops: readonly Shop[], { times, groups }: Measured): string {
  const p95 = (shop: Shop, isMeant: (name: string) => boolean) => {
    const meant = [...(times.get(shop) ?? [])].filter(([name]) => isMeant(name));
    return percentile(
      meant.flatMap(([, each]) => each),
      95,
    );
  };
  const line = (label: string, isMeant: (name: string) => boolean) => {
    const figures = shops.map((shop) => p95(shop, isMeant));
    const ratio = (figures.at(-1) ?? 0) / (figures[0] || 1);
    return [label, ...figures.map((ms) => `${decimals(ms, 1)} ms`), `${decimals(ratio, 2)}×`];
  };
  const names = [...(times.values().next().value?.keys() ?? [])];
  return table(
    [`p95 of ${subject}`, ...shops.map(({ count }) => count.toLocaleString("en")), "ratio"],
    [
      ...Object.entries(groups).map(([label, isMeant]) => line(`**${label}**`, isMeant)),
      ...names.map((name) => line(name, (each) => each === name)),
    ],
  );
}
