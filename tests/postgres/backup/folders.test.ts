import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, onTestFinished, test } from "vitest";
import {
  knownMigrations,
  lastMigration,
  migrateBetween,
} from "#app/db/backup/migrations.server.ts";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { fileNamesOf } from "#app/domain/picture/private-upload.ts";
import { restoreShop } from "#app/features/operations/backup/restore-shop.server.ts";
import { writeBackup } from "#app/features/operations/backup/write-backup.server.ts";
import type { FileStorage } from "#app/integrations/storage/file-storage.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { runCommand } from "#tests/support/server/run-command.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";

const root = await temporaryDirectory();
const source = await postgresUrl("empty");
const pool = new ResilientPool(source, 2);
const db = drizzle(pool);
afterAll(async () => {
  await pool.close();
  await rm(root, { recursive: true, force: true });
});

const UPLOAD = {
  id: "5a1b1f52-6f0e-4c3a-9a44-2a5b6f1f9a10",
  picture: {
    src: "/uploads/5a1b1f52-6f0e-4c3a-9a44-2a5b6f1f9a10",
    widths: [240],
    width: 240,
    height: 160,
  },
};
const [AVIF = "", WEBP = ""] = fileNamesOf(UPLOAD);
const storage = memoryStorage();
await db.insert(uploads).values({ ...UPLOAD, picture: UPLOAD.picture as never });
for (const name of [AVIF, WEBP]) await storage.put(name, new TextEncoder().encode(name));
await db.execute(sql`insert into app_state (key, value) values ('of the tests', '"kept"')`);

const shopAt = (databaseUrl: string | undefined, kept: FileStorage = memoryStorage()) => ({
  databaseUrl,
  dataDir: join(root, "data"),
  storage: kept,
});
const WHOLE = join(root, "whole");
await writeBackup(shopAt(source, storage), WHOLE);

let copies = 0;
async function copyOfWhole(): Promise<string> {
  copies += 1;
  const folder = join(root, `copy-${copies}`);
  await cp(WHOLE, folder, { recursive: true });
  return folder;
}

async function tablesAt(url: string): Promise<number> {
  const connection = await openConnection(url);
  const { rows } = await connection.query(
    "select count(*)::int as n from pg_tables where schemaname = 'public'",
  );
  await connection.end();
  return rows[0].n;
}

async function change(path: string, edit: (bytes: Buffer) => Buffer): Promise<void> {
  await writeFile(path, edit(await readFile(path)));
}

/** As if the backup had been written so: its sum is right. */
async function rewriteManifest(folder: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, "manifest.json");
  await change(path, (bytes) => Buffer.from(edit(bytes.toString())));
  const sum = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  await change(join(folder, "SHA256SUMS"), (bytes) =>
    Buffer.from(bytes.toString().replace(/^.*(?= {2}manifest\.json$)/m, sum)),
  );
}

function flipped(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2);
  return Buffer.from(bytes).fill((bytes[at] ?? 0) ^ 1, at, at + 1);
}

test("only its owner can read a backup", async () => {
  for (const name of await readdir(WHOLE, { recursive: true })) {
    const { mode } = await stat(join(WHOLE, name));
    expect([name, (mode & 0o077).toString(8)]).toEqual([name, "0"]);
  }
  expect((await stat(WHOLE)).mode & 0o077).toBe(0);
});

test.each<[string, string, (folder: string) => Promise<void>]>([
  [
    "a byte of a table",
    "tables/app_state.jsonl.gz is damaged",
    (f) => change(join(f, "tables/app_state.jsonl.gz"), flipped),
  ],
  [
    "a byte of a picture",
    `uploads/${AVIF} is damaged`,
    (f) => change(join(f, "uploads", AVIF), flipped),
  ],
  [
    "a byte of the manifest",
    "manifest.json is damaged",
    (f) => change(join(f, "manifest.json"), flipped),
  ],
  [
    "the end of a table",
    "tables/app_state.jsonl.gz is damaged",
    (f) => change(join(f, "tables/app_state.jsonl.gz"), (bytes) => bytes.subarray(0, -3)),
  ],
  [
    "the end of the sums",
    "SHA256SUMS is damaged",
    (f) => change(join(f, "SHA256SUMS"), (bytes) => bytes.subarray(0, -1)),
  ],
  ["a table", "tables/orders.jsonl.gz is missing", (f) => rm(join(f, "tables/orders.jsonl.gz"))],
  [
    "a table and its sum",
    "the table orders is missing",
    async (f) => {
      await rm(join(f, "tables/orders.jsonl.gz"));
      await change(join(f, "SHA256SUMS"), (bytes) =>
        Buffer.from(bytes.toString().replace(/^.*tables\/orders\..*\n/m, "")),
      );
    },
  ],
  ["the sums", "is no whole backup (there is no SHA256SUMS)", (f) => rm(join(f, "SHA256SUMS"))],
])("a backup without %s is refused, and nothing is written", async (_, sentence, harm) => {
  const [folder, target, kept] = [await copyOfWhole(), await postgresUrl("bare"), memoryStorage()];
  await harm(folder);
  await expect(restoreShop(shopAt(target, kept), folder)).rejects.toThrow(
    `${folder}: ${sentence}; nothing was written`,
  );
  expect(await tablesAt(target)).toBe(0);
  expect(await kept.get(AVIF)).toBeUndefined();
});

test("a backup of a newer program is refused by the command in one line", async () => {
  const [folder, target] = [await copyOfWhole(), await postgresUrl("bare")];
  await rewriteManifest(folder, (text) =>
    text.replace(/"migration": \d+/, '"migration": 9999999999999'),
  );
  const env = { DATA_DIR: join(root, "data"), DATABASE_URL: target };
  expect(await runCommand(env, "restore", "--", folder)).toEqual({
    code: 1,
    text: `${folder}: was made by a newer program than this one; update first; nothing was written`,
  });
  expect(await tablesAt(target)).toBe(0);
});

test("a database, a storage or a directory that is in use is never written over", async () => {
  const used = await postgresUrl("empty");
  await expect(restoreShop(shopAt(used), WHOLE)).rejects.toThrow(
    /^DATABASE_URL: the database .* is not empty/,
  );
  const strange = memoryStorage();
  const name = AVIF.replace("5a1b", "6b2c");
  await strange.put(name, new Uint8Array([1]));
  const target = await postgresUrl("bare");
  await expect(restoreShop(shopAt(target, strange), WHOLE)).rejects.toThrow(
    `the storage of pictures is not empty (${name} is not in the backup); nothing was written`,
  );
  expect([await tablesAt(target), await strange.get(AVIF)]).toEqual([0, undefined]);
  await expect(writeBackup(shopAt(source, storage), WHOLE)).rejects.toThrow(
    `${WHOLE} exists already`,
  );
});

test("a restore that fails half way leaves nothing, and the next one reuses the copied pictures", async () => {
  const [folder, target, kept] = [await copyOfWhole(), await postgresUrl("bare"), memoryStorage()];
  await rewriteManifest(folder, (text) => text.replace(/("name": "uploads",.*?"rows": )1/s, "$12"));
  await expect(restoreShop(shopAt(target, kept), folder)).rejects.toThrow(
    "uploads: 1 rows instead of 2",
  );
  expect(await tablesAt(target)).toBe(0);
  await expect(restoreShop(shopAt(undefined, kept), folder)).rejects.toThrow(
    "uploads: 1 rows instead of 2",
  );
  expect(existsSync(join(root, "data/pg"))).toBe(false);
  await restoreShop(shopAt(target, kept), WHOLE);
  expect(await kept.get(WEBP)).toEqual(new TextEncoder().encode(WEBP));
});

test("the owner of the database can restore it, even with no further rights, as at a hosting provider", async () => {
  const admin = await openConnection(source);
  const name = `owned_${process.pid}`;
  await admin.query(`create role ${name} login`);
  await admin.query(`create database ${name} owner ${name} template template0`);
  await admin.end();
  const target = new URL(source);
  target.username = name;
  target.pathname = `/${name}`;
  await restoreShop(shopAt(target.href), WHOLE);
  const owned = new ResilientPool(target.href, 1);
  onTestFinished(() => owned.close());
  const { rows } = await owned.query("select value from app_state where key = 'of the tests'");
  expect(rows).toEqual([{ value: "kept" }]);
});

// There is no older program before the second migration.
test.skipIf(knownMigrations().length < 2)(
  "a backup of an older program is brought up to this one",
  async () => {
    const older = await postgresUrl("bare");
    const connection = await openConnection(older);
    const migrations = knownMigrations();
    await drizzle(connection).transaction((tx) => migrateBetween(tx, 0, migrations.at(-2) ?? 0));
    await connection.end();
    await writeBackup(shopAt(older), join(root, "older"));
    const target = await postgresUrl("bare");
    const { manifest } = await restoreShop(shopAt(target), join(root, "older"));
    expect(manifest.migration).toBe(migrations.at(-2));
    const restored = new ResilientPool(target, 1);
    onTestFinished(() => restored.close());
    expect(await lastMigration(drizzle(restored))).toBe(migrations.at(-1));
  },
);

test("a picture that is swept away while it is backed up is in none of its rows; one that the shop lost is named", async () => {
  const swept = memoryStorage();
  await swept.put(WEBP, new Uint8Array([1]));
  const sweeping: FileStorage = {
    ...swept,
    get: async (name) => {
      if (name === AVIF) await db.delete(uploads).where(eq(uploads.id, UPLOAD.id));
      return swept.get(name);
    },
  };
  const { manifest, files } = await writeBackup(shopAt(source, sweeping), join(root, "swept"));
  expect(manifest.tables.find(({ name }) => name === "uploads")?.rows).toBe(0);
  expect([manifest.missingFiles, files]).toEqual([[], 0]);

  await db.insert(uploads).values({ ...UPLOAD, picture: UPLOAD.picture as never });
  const lost = await writeBackup(shopAt(source, swept), join(root, "lost"));
  expect([lost.manifest.missingFiles, lost.files]).toEqual([[AVIF], 1]);
});
