import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { providerReadings } from "#app/db/schema/order/provider-list-tables.ts";
import { SHOWN } from "#app/features/order/provider-list/finding-queries.server.ts";
import { readTransactions } from "#app/features/order/provider-list/read-transactions.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import type { tossServer } from "#tests/support/payment/toss-server.ts";
import { testServices } from "#tests/support/services.ts";
import { busyShop, uploadPicture } from "./busy-shop.ts";
import { runCommand } from "./run-command.ts";
import { startShop } from "./shop-process.ts";
import { signedIn } from "./visitor.ts";

export type Drill = {
  readonly toss: Awaited<ReturnType<typeof tossServer>>;
  /** A folder that survives. */
  readonly kept: string;
  readonly env: NodeJS.ProcessEnv;
  /** The machine is gone. */
  readonly loseAll: () => Promise<void>;
  /** An empty machine with nothing but our program. */
  readonly newEnv: () => Promise<NodeJS.ProcessEnv>;
  readonly open: (env: NodeJS.ProcessEnv) => Promise<{ db: Database; close: () => Promise<void> }>;
};

const VOUCHER = `/reservation/${seededUuid("reservation:pattaya:2")}/voucher`;

/** The whole of it: backed up under load, lost, restored elsewhere, and everything that is lost is named. */
export async function drill({ toss, kept, env, loseAll, newEnv, open }: Drill): Promise<void> {
  const folder = join(kept, "backup");
  const { picture, bought, takenAt, lostAt } = await backUpAndLose({ toss, env, folder });
  await loseAll();
  const fresh = await newEnv();
  const restored = await runCommand(fresh, "restore", "--", folder);
  expect(restored.code, restored.text).toBe(0);
  expect(restored.text).toContain(`The shop is as it was at ${new Date(takenAt).toISOString()}: `);
  const seconds = Number(/(\d+) seconds up to now/.exec(restored.text)?.[1]);
  expect(seconds).toBeGreaterThanOrEqual((lostAt - takenAt) / 1000);
  expect(seconds).toBeLessThanOrEqual((Date.now() - takenAt) / 1000 + 1);

  const lost = await lostCharges({ open, env: fresh, toss });
  // Purchases acknowledged before its moment are in it, and those long after are not.
  const early = bought.filter(({ at }) => at < takenAt).map(({ orderId }) => orderId);
  expect(early.length).toBeGreaterThan(0);
  expect(lost.length).toBeGreaterThan(0);
  expect(early.filter((orderId) => lost.includes(orderId))).toEqual([]);
  const shop = await startShop(fresh);
  try {
    const { owner, demo } = await signedIn(shop.url, "owner", "demo");
    const isTold = async () => {
      const pages = Array.from({ length: Math.ceil(lost.length / SHOWN) }, (_, index) => index + 1);
      const shown = await Promise.all(pages.map((page) => owner.get(`/admin/system?page=${page}`)));
      return lost.filter((orderId) => !shown.some(({ text }) => text.includes(orderId)));
    };
    await expect.poll(isTold, { timeout: 60_000, interval: 500 }).toEqual([]);
    expect((await demo.get(VOUCHER)).status).toBe(200);
    expect((await fetch(shop.url + picture)).status).toBe(200);
  } finally {
    await shop.stop();
  }
  expect(await namedByAuditor(fresh)).toEqual({ code: 1, named: lost });
  await giveBack({ open, env: fresh, toss }, lost);
  expect(await namedByAuditor(fresh)).toEqual({ code: 0, named: [] });
}

async function backUpAndLose({
  toss,
  env,
  folder,
}: Pick<Drill, "toss" | "env"> & { folder: string }) {
  const shop = await startShop(env);
  const picture = await uploadPicture(shop.url);
  const load = busyShop(shop.url, toss);
  await load.more(3);
  const backup = await runCommand(env, "backup", "--", folder);
  expect(backup.code, backup.text).toBe(0);
  const [, at = ""] = /^The shop as it was at (\S+) is in/.exec(backup.text) ?? [];
  await load.more(3);
  load.giveUp();
  const lostAt = Date.now();
  await shop.stop("SIGKILL");
  await load.ended();
  return { picture, bought: load.bought, takenAt: Date.parse(at), lostAt };
}

type Looking = Pick<Drill, "open" | "env" | "toss">;

/** Charges of orders that the restored records have never heard of. */
async function lostCharges({ open, env, toss }: Looking): Promise<string[]> {
  const { db, close } = await open(env);
  const known = await db.select({ orderId: orders.paymentOrderId }).from(orders);
  await close();
  const ours = new Set(known.map(({ orderId }) => orderId));
  const charged = (await paymentsOf(toss)).filter(({ approvedAt }) => approvedAt);
  return charged
    .map(({ orderId }) => orderId)
    .filter((id) => !ours.has(id))
    .toSorted();
}

async function namedByAuditor(env: NodeJS.ProcessEnv) {
  const { code, text } = await runCommand(env, "audit:ledger");
  const lines = text.split("\n").filter((line) => !/^\d+ breaches, /.test(line));
  const named = lines.map(
    (line) => /^I-PROVIDER {2}(\S+): .* our records do not have it$/.exec(line)?.[1] ?? line,
  );
  return { code, named: named.toSorted() };
}

/** Refunds at the provider's console, as the operator's manual says; then the list is read again. */
async function giveBack({ open, env, toss }: Looking, lost: readonly string[]): Promise<void> {
  for (const { orderId, paymentKey } of await paymentsOf(toss)) {
    if (!lost.includes(orderId)) continue;
    const body = JSON.stringify({ cancelReason: "lost with the old machine" });
    await toss.ask(`/v1/payments/${paymentKey}/cancel`, { method: "POST", body });
  }
  const { db, close } = await open(env);
  const services = { ...testServices(db), payments: toss.gateway };
  for (let turn = 0; turn < 2; turn += 1) {
    await db.update(providerReadings).set({ nextAt: sql`now()` }).where(eq(providerReadings.id, 1));
    await readTransactions(services);
  }
  await close();
}
