import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Database, openPostgres } from "#app/db/client.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { seedDemo } from "#demo/seed/seed-demo.server.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { FILLED } from "#tests/support/order/filled-checkout.ts";
import { COURSE, golf } from "#tests/support/order/order-lines.ts";
import { startShop } from "#tests/support/server/shop-process.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";
import type { Crowd, Step } from "./crowd-driver.ts";
import { percentile, processorSeconds } from "./load.ts";
import { decimals, percent, table } from "./report.ts";

const BUYERS = 200;
const TURNS = 3;
const WARM_UP = 4;

type Buyer = { readonly id: string; readonly cookie: string };
type Side = { readonly url: string; readonly pid: number };
type Measured = Crowd & { readonly milliseconds: number };

/**
 * Two hundred buyers put the last place of one tee time into their carts and pay concurrently: ours compared with bare
 * SQL over HTTP.
 */
export async function crowdBench(dataDir: string): Promise<string> {
  addAllMessages();
  const server = await startPostgres();
  try {
    const admin = await openConnection(server.url);
    await admin.query("create database crowd");
    await admin.end();
    const url = `${server.url}/crowd`;
    await (await openPostgres(url, seedDemo(new Date(), hashPassword))).close();
    const shop = await startShop({ DATA_DIR: dataDir, DATABASE_URL: url });
    const bare = await startBare(url);
    const pool = new ResilientPool(url, 10);
    try {
      const db = drizzle(pool);
      const ours = { url: shop.url, pid: shop.process.pid ?? 0 };
      return await measure(db, ours, { url: bare.url, pid: bare.process.pid ?? 0 });
    } finally {
      await pool.close();
      bare.process.kill();
      await shop.stop();
    }
  } finally {
    await server.stop();
  }
}

async function measure(db: Database, ours: Side, bare: Side): Promise<string> {
  await db.update(courses).set({ minPlayers: 1 }).where(eq(courses.id, COURSE));
  await db.update(courseDays).set({ closed: false }).where(eq(courseDays.courseId, COURSE));
  const crowds = { ours: [] as Measured[], bare: [] as Measured[] };
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    const first = await drive(ours, await shopSteps(db, ours.url, lineOf(turn, "09:36")));
    const second = await drive(bare, await bareSteps(db, bare.url, lineOf(turn, "11:12")));
    // Warm-up turns do not count: a real crowd meets a program that has been running for long.
    if (turn < 0) continue;
    crowds.ours.push(first);
    crowds.bare.push(second);
  }
  const [shop, plain] = [middle(crowds.ours), middle(crowds.bare)];
  const row = (name: string, crowd: Measured) => [
    name,
    decimals(percentile(crowd.times, 50), 0),
    decimals(percentile(crowd.times, 95), 0),
    decimals(percentile(crowd.times, 95) / percentile(plain.times, 95), 2),
    decimals(crowd.milliseconds, 1),
    percent(crowd.busy),
  ];
  return table(
    [
      "200 at once for one place",
      "p50 ms",
      "p95 ms",
      "of the bare",
      "processor ms a buyer",
      "driver busy",
    ],
    [row("bare SQL over HTTP", plain), row("cart and checkout", shop)],
  );
}

function lineOf(turn: number, time: string): LineOf<"golf"> {
  return golf({ date: addDays(shopDayOf(new Date()), 60 + turn), time, players: 1 });
}

function middle(crowds: readonly Measured[]): Measured {
  const p95 = ({ times }: Measured) => percentile(times, 95);
  const found = crowds.toSorted((a, b) => p95(a) - p95(b))[1];
  if (!found) throw new RangeError("three turns have a middle one");
  return found;
}

async function shopSteps(db: Database, url: string, line: LineOf<"golf">): Promise<Step[][]> {
  await leaveOne(db, line);
  const { total } = await quoteCart(db, [line], new Date());
  const form = { ...FILLED, line: lineKey(line), expectedTotal: String(total) };
  return (await newBuyers(db)).map(({ id, cookie }) => {
    const headers = { cookie, origin: url };
    const add = JSON.stringify({ intent: "add", member: id, put: [line] });
    return [
      {
        url: `${url}/api/cart`,
        headers: { ...headers, "content-type": "application/json" },
        body: add,
      },
      {
        url: `${url}/payment.data`,
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(form).toString(),
      },
    ];
  });
}

async function bareSteps(db: Database, url: string, line: LineOf<"golf">): Promise<Step[][]> {
  await leaveOne(db, line);
  return (await newBuyers(db)).map(({ cookie }) => {
    const sent = { headers: { cookie }, body: JSON.stringify(line) };
    return [
      { url: `${url}/cart`, ...sent },
      { url: `${url}/hold`, ...sent },
    ];
  });
}

async function newBuyers(db: Database): Promise<Buyer[]> {
  const values = Array.from({ length: BUYERS }, () => ({
    name: "벤치",
    email: `${crypto.randomUUID()}@palmtee.example`,
  }));
  const made = await db.insert(members).values(values).returning({ id: members.id });
  return Promise.all(
    made.map(async ({ id }) => {
      const cookie = await startSession(testServices(db), id);
      return { id, cookie: cookie.split(";")[0] ?? "" };
    }),
  );
}

function told({ statuses }: Crowd): string {
  return [...new Set(statuses)].join(", ");
}

/** Exactly one may win, and none may meet a fault. */
async function drive({ pid }: Side, steps: readonly (readonly Step[])[]): Promise<Measured> {
  const before = processorSeconds(pid);
  const driver = spawn(process.execPath, ["tools/bench/crowd-driver.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  driver.stdin.end(JSON.stringify(steps));
  const crowd = JSON.parse(await text(driver.stdout)) as Crowd;
  const won = crowd.statuses.filter((status) => status === 200).length;
  const isTold = crowd.statuses.every((status) => status === 200 || status === 409);
  if (won !== 1 || !isTold) throw new Error(`${won} won, and others were told ${told(crowd)}`);
  return { ...crowd, milliseconds: ((processorSeconds(pid) - before) * 1_000) / BUYERS };
}

async function startBare(address: string) {
  const program = spawn(process.execPath, ["tools/bench/crowd-bare.ts", address], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(program.stdout, "data")) as [Buffer];
  const url = /open at (\S+)/.exec(String(said))?.[1];
  if (!url) throw new Error("the bare program did not open");
  return { url, process: program };
}

/** One place of this tee time is left. */
async function leaveOne(db: Database, { courseId, date, time }: LineOf<"golf">): Promise<void> {
  const places = { capacity: 4, taken: 3, elsewhere: 3 };
  await db
    .insert(teeTimes)
    .values({ courseId, day: date, teeTime: time, ...places })
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: places,
    });
}
