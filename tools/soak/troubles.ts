import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { Trouble } from "./soak-record.ts";
import type { Walk } from "./soak-walk.ts";

/** A database that lost its connections is at work again within this time. */
const DATABASE_MS = 10_000;
/** After an outage of the provider everything is settled within this time of its return. */
const PROVIDER_MS = 30_000;
const MINUTE = 60_000;

type Tools = Walk & {
  readonly db: Database;
  readonly fault: (order: object) => Promise<unknown>;
  readonly clearFaults: () => Promise<unknown>;
  /** How long one trouble lasts, and the peace between two. */
  readonly lastsMs: number;
  readonly peaceMs: number;
};

/** One trouble after another, in an order of chance in which none is left out, until it is over. */
export async function trouble(tools: Tools): Promise<void> {
  const kinds = [killed, providerGone, providerSlow, connectionsCut, clockSet];
  for (let bag = [...kinds]; !tools.isOver(); bag = bag.length > 0 ? bag : [...kinds]) {
    await wait(tools.peaceMs);
    if (tools.isOver()) return;
    const kind = tools.random.pick(bag);
    bag = bag.filter((each) => each !== kind);
    await kind(tools);
    tools.record.count(`trouble: ${kind.name}`);
  }
}

/** The first shop runs throughout: only the others are killed. */
async function killed({ shops, random, record, lastsMs }: Tools): Promise<void> {
  const shop = 1 + random.below(shops.length - 1);
  const mark = begin(record.troubles, { kind: "killed", shop });
  await shops[shop]?.kill();
  await wait(random.below(lastsMs));
  await shops[shop]?.startAgain();
  mark.until = Date.now();
}

async function providerGone({ fault, clearFaults, record, lastsMs }: Tools): Promise<void> {
  const mark = begin(record.troubles, { kind: "provider gone", only: "paying" });
  await fault({ kind: "drop-before", times: 5_000 });
  await fault({ kind: "drop-after", times: 5_000 });
  await wait(lastsMs);
  await clearFaults();
  mark.until = Date.now() + PROVIDER_MS;
}

/** Slow is not away: waiting requests are answered. */
async function providerSlow({ fault, clearFaults, lastsMs }: Tools): Promise<void> {
  await fault({ kind: "delay", ms: 2_000, times: 10_000 });
  await wait(lastsMs);
  await clearFaults();
}

async function connectionsCut({ db, record }: Tools): Promise<void> {
  const mark = begin(record.troubles, { kind: "connections cut" });
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  mark.until = Date.now() + DATABASE_MS;
}

/** No visible effect: deadlines go by the database's clock. */
async function clockSet({ shops, random, lastsMs }: Tools): Promise<void> {
  const shop = shops[random.below(shops.length)];
  shop?.setClock((random.below(2) === 0 ? -1 : 1) * (1 + random.below(10)) * MINUTE);
  await wait(lastsMs);
  shop?.setClock(0);
}

/** It lasts until it is said to be over. */
function begin(troubles: Trouble[], about: Pick<Trouble, "kind" | "shop" | "only">): Trouble {
  const mark: Trouble = { ...about, from: Date.now(), until: Number.POSITIVE_INFINITY };
  troubles.push(mark);
  return mark;
}
