import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { eq, inArray } from "drizzle-orm";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { EXTENSIONS, openEmbedded, openPostgres } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { readPayment } from "#app/integrations/payment/toss-answers.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { times } from "#tests/support/order/ordering.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";

const toss = await tossServer();
afterAll(toss.close);

async function freshShop(): Promise<string> {
  if (process.env.TEST_ENGINE === "postgres") return postgresUrl("demo");
  const dataDir = await mkdtemp(join(tmpdir(), "palmtee-kill-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const image = new Blob([await readFile(`${inject("databaseImages")}/demo.tar`)]);
  const pglite = await PGlite.create(join(dataDir, "pg"), {
    loadDataDir: image,
    extensions: EXTENSIONS,
  });
  await pglite.close();
  return dataDir;
}

function work(task: "trade" | "mend", target: string, life = 0) {
  const script = "tests/support/order/checkout-worker.ts";
  const child = spawn(
    process.execPath,
    [script, task, target, toss.origin, toss.secretKey, String(life)],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let text = "";
  const opened = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk) => {
      text += chunk;
      if (text.includes("OPEN")) resolve();
    });
    child.stderr.on("data", (chunk) => {
      text += chunk;
    });
    child.once("close", () => resolve());
  });
  const idsAfter = (word: string) =>
    [...text.matchAll(new RegExp(`^${word} (\\S+)$`, "gm"))].flatMap(([, id]) => id ?? []);
  return { child, opened, idsAfter, ended: once(child, "close"), output: () => text };
}

test(
  "a shop killed at any moment of buying and cancelling owes nothing when it is up again",
  async () => {
    const target = await freshShop();
    const promised: string[] = [];
    const asked: string[] = [];
    for (let turn = 0; turn < times(2, 50); turn += 1) {
      const trading = work("trade", target, turn);
      await trading.opened;
      await pause(150 + Math.random() * 2_500);
      trading.child.kill("SIGKILL");
      await trading.ended;
      promised.push(...trading.idsAfter("PAID"));
      asked.push(...trading.idsAfter("ASKED"));

      const mending = work("mend", target);
      const [code] = await mending.ended;
      expect([code, mending.idsAfter("LEFT"), mending.output()]).toEqual([
        0,
        ["0"],
        expect.stringContaining("LEFT 0"),
      ]);
    }
    const { db, close } = target.startsWith("postgres")
      ? await openPostgres(target, async () => {})
      : await openEmbedded(target, async () => {});
    const { payments } = (await toss.book()) as { payments: readonly unknown[] };
    const theirs = payments.flatMap((payment) => readPayment(payment) ?? []);
    expect(await auditLedger(db, theirs)).toEqual([]);
    // A night without purchases proves nothing.
    expect(promised.length).toBeGreaterThanOrEqual(times(0, 100));
    expect(asked.length).toBeGreaterThanOrEqual(times(0, 20));
    if (promised.length > 0) {
      const stored = await db.$count(orders, inArray(orders.id, promised));
      expect(stored).toBe(promised.length);
      const paid = await db
        .select({ status: orders.status })
        .from(orders)
        .where(inArray(orders.id, promised));
      expect(new Set(paid.map(({ status }) => status))).toEqual(new Set(["PAID"]));
    }
    if (asked.length > 0) {
      const done = await db
        .select({ id: refunds.id })
        .from(refunds)
        .where(eq(refunds.status, "done"));
      expect(done.map(({ id }) => id)).toEqual(expect.arrayContaining(asked));
    }
    await close();
  },
  times(180_000, 7_200_000),
);
