import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { desc, isNotNull } from "drizzle-orm";
import { BackupRefused } from "#app/db/backup/backup-refused.ts";
import { lastMigration } from "#app/db/backup/migrations.server.ts";
import { readTable } from "#app/db/backup/read-table.server.ts";
import { type Snapshot, withSnapshot } from "#app/db/backup/snapshot.server.ts";
import { findSequences, findTables } from "#app/db/backup/tables.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { BACKUP_FORMAT, formatSums, type Manifest } from "#app/domain/operations/manifest.ts";
import { fileNamesOf } from "#app/domain/picture/private-upload.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.ts";
import { writeSummed } from "./backup-files.server.ts";
import { SUMS } from "./check-backup.server.ts";

/** What is backed up: a database, the storage of its pictures, and further files. */
export type Shop = {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly storage: FileStorage;
};

export type Written = { readonly manifest: Manifest; readonly files: number };

type Sums = Map<string, string>;
type Rows = Omit<Manifest, "missingFiles"> & { readonly pictures: readonly string[] };

/** Small files of DATA_DIR that are no part of the database: the embedded shop's secret, the demo's card provider. */
const FILES_ALONGSIDE = ["secret", "toss-simulator.jsonl"] as const;

/** What follows the name of a backup that is not whole. */
const UNFINISHED = /^\.unfinished(-\w{6})?$/;

/** Writes everything of one moment into a folder, which gets its name when it is whole. */
export async function writeBackup(shop: Shop, folder: string): Promise<Written> {
  if (existsSync(folder)) {
    throw new BackupRefused(`${folder} exists already; a backup is never written over another`);
  }
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  // A unique folder: another backup to the same name may be running.
  const unfinished = await mkdtemp(`${folder}.unfinished-`);
  try {
    for (const part of ["tables", "uploads"]) {
      await mkdir(join(unfinished, part), { mode: 0o700 });
    }
    const sums: Sums = new Map();
    const manifest = await writeParts(shop, unfinished, sums);
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    sums.set("manifest.json", await writeSummed(unfinished, "manifest.json", [text]));
    await writeSummed(unfinished, SUMS, [formatSums(sums)]);
    // Refused by the system where the name was taken meanwhile: a folder replaces only an empty one.
    await rename(unfinished, folder);
    // Leftovers that cannot be removed now have a name that marks them for later removal.
    await removeLeftovers(folder).catch(() => {});
    const files = [...sums.keys()].filter((name) => dirname(name) === "uploads").length;
    return { manifest, files };
  } catch (cause) {
    await remove(unfinished);
    if (existsSync(folder)) {
      throw new BackupRefused(`${folder} was written by another backup meanwhile`, { cause });
    }
    throw cause;
  }
}

/** Folders of backups to this name that were killed, or that lost to another. */
async function removeLeftovers(folder: string): Promise<void> {
  const [parent, own] = [dirname(folder), basename(folder)];
  for (const name of await readdir(parent)) {
    const isLeft = name.startsWith(own) && UNFINISHED.test(name.slice(own.length));
    if (isLeft) await remove(join(parent, name));
  }
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}

/** A picture that is missing may have been swept away after the rows were read: then they are read again. */
async function writeParts(shop: Shop, folder: string, sums: Sums): Promise<Manifest> {
  let known: readonly string[] = [];
  for (;;) {
    const { pictures, ...rows } = await withSnapshot(shop, (snapshot) =>
      writeRows(snapshot, folder, sums),
    );
    await dropUnknown(pictures, folder, sums);
    const missing = await copyPictures(shop.storage, pictures, folder, sums);
    if (missing.every((name) => known.includes(name))) {
      await copyAlongside(shop, folder, sums);
      return { ...rows, missingFiles: missing };
    }
    known = missing;
  }
}

async function writeRows(
  { db, engine, takenAt }: Snapshot,
  folder: string,
  sums: Sums,
): Promise<Rows> {
  const migration = await lastMigration(db);
  if (migration === undefined) throw new BackupRefused("the database has no tables yet");
  const tables: Manifest["tables"] = [];
  for (const table of await findTables(db)) {
    const name = `tables/${table.name}.jsonl.gz`;
    let rows = 0;
    async function* lines() {
      for await (const part of readTable(db, table)) {
        rows += part.rows;
        yield part.lines;
      }
    }
    sums.set(name, await writeSummed(folder, name, lines()));
    tables.push({ name: table.name, columns: table.columns.map((each) => each.name), rows });
  }
  const sequences = await findSequences(db);
  const known = await db.select({ id: uploads.id, picture: uploads.picture }).from(uploads);
  return {
    format: BACKUP_FORMAT,
    engine,
    takenAt: takenAt.toISOString(),
    migration,
    lastPaid: await lastPaidOf(db),
    tables,
    sequences: sequences.map(({ name, last }) => ({ name, last: Number(last) })),
    pictures: known.flatMap(fileNamesOf),
  };
}

async function lastPaidOf(db: Database): Promise<Manifest["lastPaid"]> {
  const [row] = await db
    .select({ number: orders.number, at: orders.paidAt })
    .from(orders)
    .where(isNotNull(orders.paidAt))
    .orderBy(desc(orders.paidAt))
    .limit(1);
  return row?.at ? { number: row.number, at: row.at.toISOString() } : null;
}

/** Copied for rows that were gone when they were read again. */
async function dropUnknown(pictures: readonly string[], folder: string, sums: Sums): Promise<void> {
  const known = new Set(pictures.map((picture) => `uploads/${picture}`));
  for (const name of sums.keys()) {
    if (!name.startsWith("uploads/") || known.has(name)) continue;
    sums.delete(name);
    await rm(join(folder, name));
  }
}

/** Files never change under their name, so that each is copied once. */
async function copyPictures(
  storage: FileStorage,
  pictures: readonly string[],
  folder: string,
  sums: Sums,
): Promise<string[]> {
  const missing: string[] = [];
  for (const picture of pictures) {
    const name = `uploads/${picture}`;
    if (sums.has(name)) continue;
    const bytes = await storage.get(picture);
    if (bytes) sums.set(name, await writeSummed(folder, name, [bytes]));
    else missing.push(picture);
  }
  return missing;
}

async function copyAlongside({ dataDir, databaseUrl }: Shop, folder: string, sums: Sums) {
  for (const name of FILES_ALONGSIDE) {
    // A shop on PostgreSQL has its secret from elsewhere.
    if (name === "secret" && databaseUrl) continue;
    const path = join(dataDir, name);
    if (existsSync(path)) sums.set(name, await writeSummed(folder, name, [await readFile(path)]));
  }
}
