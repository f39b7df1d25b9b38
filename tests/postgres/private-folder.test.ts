import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openConnection } from "#app/db/connection/postgres-connection.server.ts";
import { installedPostgres } from "#tests/support/database/postgres-home.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";

const usual = process.env.TMPDIR;
let closed = "";

// As a clone in root's own home: only who made it may enter.
beforeEach(async () => {
  closed = await mkdtemp(join(tmpdir(), "palmtee-closed-"));
});
afterEach(async () => {
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  await rm(closed, { recursive: true, force: true });
});

async function answerOf(installed?: string): Promise<unknown> {
  const server = await startPostgres(installed ? { installed } : {});
  const connection = await openConnection(server.url);
  try {
    const { rows } = await connection.query("select 6 * 7 as answer");
    return rows[0]?.answer;
  } finally {
    await connection.end();
    await server.stop();
  }
}

test("the server starts from programs in a folder that only the tests' user may enter", async () => {
  const programs = join(closed, "native");
  await cp(installedPostgres(), programs, { recursive: true, verbatimSymlinks: true });
  expect(await answerOf(programs)).toBe(42);
});

test("the server starts where TMPDIR is such a folder", async () => {
  process.env.TMPDIR = closed;
  expect(await answerOf()).toBe(42);
});
