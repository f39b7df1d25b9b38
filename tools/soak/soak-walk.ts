import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import type { tossServer } from "#tests/support/payment/toss-server.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";
import { payByTransfer } from "./bank-transfers.ts";
import { buy } from "./buyers.ts";
import { joinAndLeave } from "./leavers.ts";
import { type SoakRecord, soakRecord } from "./soak-record.ts";
import type { Measured, SoakShop } from "./soak-shops.ts";
import { takenTime } from "./taken-time.ts";
import { trouble } from "./troubles.ts";
import { visit, visitAll, work } from "./visitors.ts";

export type SoakPlan = {
  readonly seconds: number;
  readonly seed: number;
  readonly visitors: number;
  readonly buyers: number;
  /** How long people wait between two pages, in the middle. */
  readonly breathMs: number;
  readonly lastsMs: number;
  readonly peaceMs: number;
  readonly measureMs: number;
  /** How long an unpaid order keeps its places. */
  readonly holdSeconds: number;
  readonly say?: (line: string) => void;
};

/** What everybody who walks through the shops has. */
export type Walk = {
  readonly shops: readonly SoakShop[];
  readonly record: SoakRecord;
  readonly random: Chance;
  readonly breathMs: number;
  readonly tossOrigin: string;
  readonly cookie: string;
  readonly isOver: () => boolean;
};

export type Sample = Measured & {
  readonly connections: number;
  readonly paid: number;
  /** The share of the processors that the host gave to others: it excuses nothing, and may explain much. */
  readonly taken: number;
};

type World = {
  readonly db: Database;
  readonly elder: SoakShop;
  readonly mortal: SoakShop;
  readonly toss: Awaited<ReturnType<typeof tossServer>>;
};

/** All walkers concurrently, until the time is up. */
export async function walk(plan: SoakPlan, { db, elder, mortal, toss }: World) {
  const { seconds, seed, breathMs, lastsMs, peaceMs } = plan;
  // Kept pages are memory as well: what is measured begins with all of them kept.
  await visitAll(elder);
  const record = soakRecord();
  const until = Date.now() + seconds * 1_000;
  const isOver = () => Date.now() >= until;
  const shops = [elder, mortal];
  const random = chance(seed);
  const person = (cookie: string): Walk => ({
    ...{ shops, record, breathMs, cookie, isOver, tossOrigin: toss.origin },
    random: chance(random.below(2 ** 31)),
  });
  const staff = person(await signInCookie(elder.url, "owner"));
  const buyers = await Promise.all(
    Array.from({ length: plan.buyers }, async (_, lane) => {
      const member = await newBuyer(db, lane);
      return { ...person(await signInCookie(elder.url, member.loginId)), ...member, lane };
    }),
  );
  const refused = await newBuyer(db, plan.buyers);
  const cardless = { ...person(await signInCookie(elder.url, refused.loginId)), ...refused };
  const samples: Sample[] = [];
  const troubles = {
    ...{ db, lastsMs, peaceMs, fault: toss.fault },
    clearFaults: () => toss.ask("/__fault", { method: "DELETE" }),
  };
  await Promise.all([
    ...Array.from({ length: plan.visitors }, () => visit(person(""))),
    ...buyers.map(buy),
    work(staff),
    joinAndLeave({ ...person(""), db }),
    payByTransfer({
      ...cardless,
      ...{ lane: plan.buyers, db, fault: toss.fault, staffCookie: staff.cookie },
    }),
    trouble({ ...person(""), ...troubles }),
    measureAll(plan, { db, elder, record, samples, isOver }),
  ]);
  return { record, samples };
}

type Measuring = Pick<World, "db" | "elder"> &
  Pick<Walk, "record" | "isOver"> & { samples: Sample[] };

async function measureAll(
  { measureMs, say = () => {} }: SoakPlan,
  { db, elder, record, samples, isOver }: Measuring,
): Promise<void> {
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const taken = takenTime();
  while (!isOver()) {
    await wait(measureMs);
    const sample = {
      ...(await elder.measure()),
      connections: await connectionsOf(db),
      paid: record.promised.size,
      taken: taken(),
    };
    samples.push(sample);
    say(
      `${record.counts.get("visit") ?? 0} pages, ${sample.paid} paid, ` +
        `${record.unexplained().length} unexplained faults, ${mb(sample.used)} used, ` +
        `${mb(sample.resident)} resident, ${sample.files} files, ${sample.sockets} sockets, ${sample.connections} connections, ` +
        `${(sample.taken * 100).toFixed(0)} % of the processor taken by the host`,
    );
  }
}

async function newBuyer(db: Database, lane: number) {
  const loginId = `soakbuyer${lane}`;
  const values = {
    loginId,
    name: "긴 하루",
    email: `${loginId}@palmtee.example`,
    emailVerifiedAt: new Date(),
    passwordHash: await hashPassword(DEMO_PASSWORD),
  };
  const [row] = await db.insert(members).values(values).returning({ id: members.id });
  return { memberId: row?.id ?? "", loginId };
}

async function connectionsOf(db: Database): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database()`,
  )) as unknown as { rows: readonly { count: number }[] };
  return rows[0]?.count ?? 0;
}

/** The same numbers for the same seed, so that a bad night can be had again. */
export function chance(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError("there is nothing to pick from");
      return item;
    },
  };
}

type Chance = ReturnType<typeof chance>;
