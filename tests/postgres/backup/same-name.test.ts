import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { BackupRefused } from "#app/db/backup/backup-refused.ts";
import { knownMigrations } from "#app/db/backup/migrations.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { checkBackup } from "#app/features/operations/backup/check-backup.server.ts";
import { writeBackup } from "#app/features/operations/backup/write-backup.server.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";

const root = await temporaryDirectory();
const source = await postgresUrl("empty");
const pool = new ResilientPool(source, 2);
const db = drizzle(pool);
afterAll(async () => {
  await pool.close();
  await rm(root, { recursive: true, force: true });
});

const id = "5a1b1f52-6f0e-4c3a-9a44-2a5b6f1f9a10";
const picture = { src: `/uploads/${id}`, widths: [240], width: 240, height: 160 };
await db.insert(uploads).values({ id, picture: picture as never });

/** A shop whose pictures are asked for while a backup is under way: its rows are written by then. */
function shopWith(onPicture: () => Promise<void> = async () => {}) {
  const storage: FileStorage = {
    ...memoryStorage(),
    get: async (name) => {
      await onPicture();
      return new TextEncoder().encode(name);
    },
  };
  return { databaseUrl: source, dataDir: join(root, "data"), storage };
}

test("the first of two backups to one name is whole, and the other is refused", async () => {
  const folder = join(root, "twice");
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = shopWith(async () => {
    begun.resolve();
    await ended.promise;
  });
  let second: Promise<unknown> | undefined;
  const early = shopWith(async () => {
    if (second) return;
    // The other finds a row more.
    await db.execute(sql`insert into app_state (key, value) values ('between', '1')`);
    second = writeBackup(late, folder).catch((cause: unknown) => cause);
    await begun.promise;
  });
  await writeBackup(early, folder);
  ended.resolve();
  expect(await second).toEqual(
    new BackupRefused(`${folder} was written by another backup meanwhile`),
  );
  await checkBackup(folder, knownMigrations());
  expect((await readdir(root)).filter((name) => name.startsWith("twice"))).toEqual(["twice"]);
});

test("leftovers of a killed backup do not block the same name, and are removed with it", async () => {
  const folder = join(root, "again");
  for (const left of [".unfinished", ".unfinished-a1B2c3"]) {
    await mkdir(join(`${folder}${left}`, "tables"), { recursive: true });
    await writeFile(join(`${folder}${left}`, "tables/orders.jsonl.gz"), "half of it");
  }
  await mkdir(`${folder}.unfinished-of-somebody`);
  await writeBackup(shopWith(), folder);
  await checkBackup(folder, knownMigrations());
  const names = (await readdir(root)).filter((name) => name.startsWith("again"));
  expect(names.toSorted()).toEqual(["again", "again.unfinished-of-somebody"]);
});
