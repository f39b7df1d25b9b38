import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { ResilientPool } from "#app/db/connection/postgres-pool.server.ts";
import { uploads } from "#app/db/schema/picture-tables.ts";
import { fileNamesOf } from "#app/domain/picture/private-upload.ts";
import { s3Storage } from "#app/integrations/storage/s3-storage.ts";
import { postgresUrl } from "#tests/support/database/postgres-database.ts";
import { runCommand } from "#tests/support/server/run-command.ts";
import { s3Server } from "#tests/support/server/s3-server.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";

const root = await temporaryDirectory();
const [lost, fresh] = [await s3Server(), await s3Server()];
const [source, target] = [await postgresUrl("empty"), await postgresUrl("bare")];
const pool = new ResilientPool(source, 1);
afterAll(async () => {
  await pool.close();
  await rm(root, { recursive: true, force: true });
});

const envOf = ({ config }: typeof lost, databaseUrl: string, machine: string) => ({
  DATA_DIR: join(root, machine),
  DATABASE_URL: databaseUrl,
  APP_SECRET: "a secret of the tests, long enough",
  S3_ENDPOINT: config.endpoint,
  S3_REGION: config.region,
  S3_BUCKET: config.bucket,
  S3_ACCESS_KEY_ID: config.accessKeyId,
  S3_SECRET_ACCESS_KEY: config.secretAccessKey,
});

/** An upload of a bucket: its row, and files of any bytes. */
async function addPicture(path: string, files: Map<string, Buffer>): Promise<void> {
  const id = randomUUID();
  const picture = { src: `${path}${id}`, widths: [240, 480], width: 480, height: 320 };
  await drizzle(pool)
    .insert(uploads)
    .values({ id, picture: picture as never });
  for (const name of fileNamesOf({ id, picture: picture as never })) {
    files.set(name, randomBytes(50_000));
    await s3Storage(lost.config).put(name, files.get(name) as Buffer);
  }
}

test("a shop whose pictures are in a bucket has every one of them after a restore into an empty bucket, byte by byte", async () => {
  const files = new Map<string, Buffer>();
  for (const path of ["/uploads/", "/uploads/", "/uploads/private/"]) await addPicture(path, files);
  expect(files.size).toBe(12);
  expect([...files.keys()].some((name) => name.startsWith("private-"))).toBe(true);
  const folder = join(root, "backup");
  const backup = await runCommand(envOf(lost, source, "one"), "backup", "--", folder);
  expect(backup.code, backup.text).toBe(0);
  expect(backup.text).toContain(", 12 files of pictures.");

  await lost.stop();
  const restored = await runCommand(envOf(fresh, target, "two"), "restore", "--", folder);
  expect(restored.code, restored.text).toBe(0);
  const storage = s3Storage(fresh.config);
  const names: string[] = [];
  for await (const part of storage.list()) names.push(...part.map(({ name }) => name));
  expect(names.toSorted()).toEqual([...files.keys()].toSorted());
  for (const [name, bytes] of files) {
    expect(bytes.equals((await storage.get(name)) ?? new Uint8Array()), name).toBe(true);
  }
});
