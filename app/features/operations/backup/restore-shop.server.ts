import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupRefused } from "#app/db/backup/backup-refused.ts";
import { loadShop } from "#app/db/backup/load-shop.server.ts";
import { knownMigrations } from "#app/db/backup/migrations.server.ts";
import { withEmptyDatabase } from "#app/db/backup/target.server.ts";
import { uploadOfFile } from "#app/domain/picture/private-upload.ts";
import { cancelUnpaidLinks } from "#app/features/checkout/phone-order/change-pay-link.server.ts";
import { readTransactionsNow } from "#app/features/order/provider-list/reading.server.ts";
import { readLines } from "./backup-files.server.ts";
import { type CheckedBackup, checkBackup } from "./check-backup.server.ts";
import type { Shop } from "./write-backup.server.ts";

export type Restored = CheckedBackup & {
  /** The numbers of orders by telephone that were not paid. */
  readonly cancelled: readonly string[];
};

/** Fills an empty shop with a backup. Pictures come first: no row is ever without its files. */
export async function restoreShop(shop: Shop, folder: string): Promise<Restored> {
  const backup = await checkBackup(folder, knownMigrations());
  let cancelled: readonly string[] = [];
  await withEmptyDatabase(shop, async (fill) => {
    await refuseStrangers(shop, backup);
    await writeFiles(shop, backup);
    await fill(async (db) => {
      await loadShop(db, backup.manifest, (table) =>
        readLines(join(folder, `tables/${table}.jsonl.gz`)),
      );
      await readTransactionsNow(db);
      cancelled = await cancelUnpaidLinks(db);
    });
  });
  return { ...backup, cancelled };
}

/** Pictures of another shop would be swept away, and another secret would open nothing: neither is written over. */
async function refuseStrangers({ storage, dataDir, databaseUrl }: Shop, backup: CheckedBackup) {
  const own = new Set(backup.pictures);
  for await (const files of storage.list()) {
    const strange = files.find(({ name }) => uploadOfFile(name) && !own.has(name));
    if (strange) {
      throw new BackupRefused(
        `the storage of pictures is not empty (${strange.name} is not in the backup); nothing was written`,
      );
    }
  }
  const path = join(dataDir, "secret");
  if (databaseUrl || !backup.has("secret") || !existsSync(path)) return;
  const [there, kept] = await Promise.all([
    readFile(path),
    readFile(join(backup.folder, "secret")),
  ]);
  if (!there.equals(kept)) {
    throw new BackupRefused(
      `${path} is the secret of another shop; move it away; nothing was written`,
    );
  }
}

async function writeFiles({ storage, dataDir, databaseUrl }: Shop, backup: CheckedBackup) {
  for (const picture of backup.pictures) {
    await storage.put(picture, await readFile(join(backup.folder, "uploads", picture)));
  }
  await mkdir(dataDir, { recursive: true });
  for (const name of databaseUrl ? ["toss-simulator.jsonl"] : ["secret", "toss-simulator.jsonl"]) {
    const path = join(dataDir, name);
    // The card provider's own book knows more than ours: it is only brought where there is none.
    if (!backup.has(name) || existsSync(path)) continue;
    await writeFile(path, await readFile(join(backup.folder, name)), { mode: 0o600, flush: true });
  }
}
