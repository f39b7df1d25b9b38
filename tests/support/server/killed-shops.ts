import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, afterEach } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { leavePlaces, openCourse, orderingShop } from "#tests/support/order/ordering.ts";
import type { JobsTask } from "./jobs-process.ts";

const SCRIPT = "tests/support/server/jobs-process.ts";

/** Processes on one PostgreSQL that a test starts, stalls and kills, with a provider that it can look into. */
export async function killedShops() {
  const database = await postgresUrl("demo");
  const pool = new ResilientPool(database, 5);
  const db = drizzle(pool);
  const books = await orderingShop(db);
  const toss = { apiUrl: books.toss.origin, secretKey: books.toss.secretKey };
  await openCourse(db, { singles: true });
  // The demo's own messages do not count.
  await db.update(outbox).set({ status: "sent" });
  let started: ChildProcess[] = [];
  let rounds = 0;
  afterEach(async () => {
    await Promise.all(started.map((child) => kill(child)));
    started = [];
  });
  afterAll(() => pool.close());

  /** A process that has begun its jobs. */
  async function start(more: Partial<JobsTask> = {}, env = {}): Promise<ChildProcess> {
    const task: JobsTask = { database, toss, mail: "smtp://127.0.0.1:1", confirm: [], ...more };
    const child = spawn(process.execPath, [SCRIPT, JSON.stringify(task)], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...env },
    });
    started.push(child);
    await once(child.stdout, "data");
    return child;
  }

  async function newRound() {
    rounds += 1;
    const round = golf({ date: addDays(PLAY_DAY, rounds % 90), time: "09:36", players: 1 });
    await leavePlaces(db, round, 4);
    return round;
  }

  /** An e-mail that waits to be sent. */
  async function write(event: string, recipient: string): Promise<number> {
    const [row] = await db
      .insert(outbox)
      .values({
        dedupeKey: event,
        template: "find-id",
        channel: "email",
        locale: "en",
        recipient,
        words: { loginId: event },
      })
      .returning({ id: outbox.id });
    return row?.id ?? 0;
  }

  const letter = async (id: number) => {
    const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
    return row;
  };

  return { db, books, start, newRound, write, letter };
}

/** As a power cut would: nothing is written, sent or closed any more. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill("SIGKILL");
  await closed;
}

/** How many seconds it took until it was so. */
export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > 60_000) throw new Error("it was not so within a minute");
    await pause(100);
  }
  return (performance.now() - began) / 1000;
}
