import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoData } from "#tests/process/support/demo-shop.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import { runShop, startShop, temporaryDirectory } from "#tests/support/server/shop-process.ts";

async function dataDirectory(): Promise<string> {
  const path = await temporaryDirectory();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test("every wrong variable stops the start, each named in one line", async () => {
  const wrong = { PORT: "many", APP_MODE: "preview", LOG_LEVEL: "loud", ROUTE_RULES: "/old=/new" };
  expect(await runShop(wrong)).toEqual({
    code: 1,
    lines: [
      "APP_MODE: must be demo, staging or production",
      "PORT: must be a number from 0 to 65535",
      "LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent",
      'ROUTE_RULES: must be JSON such as {"/old":"/new"}',
    ],
  });
});

test("production asks for its database, its address, its secret and its card provider", async () => {
  const { code, lines } = await runShop({ APP_MODE: "production" });
  expect(code).toBe(1);
  expect(lines).toEqual([
    "DATABASE_URL: must be set when APP_MODE is production",
    "PUBLIC_ORIGIN: must be set when APP_MODE is production",
    "APP_SECRET: must be set when APP_MODE is production",
    "TOSS_CLIENT_KEY: must be set when APP_MODE is production",
    "TOSS_SECRET_KEY: must be set when APP_MODE is production",
  ]);
});

test("a taken port stops the start with one line", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "0.0.0.0");
  onTestFinished(() => void other.close());

  expect(await runShop({ PORT: String(port), DATA_DIR: await dataDirectory() })).toEqual({
    code: 1,
    lines: [`PORT: ${port} is taken by another program; stop it, or set PORT to a free one`],
  });
});

test("a data directory that cannot be written stops the start with one line", async () => {
  const file = join(await dataDirectory(), "a-file");
  await writeFile(file, "");

  const { code, lines } = await runShop({ DATA_DIR: join(file, "data") });
  expect(code).toBe(1);
  expect(lines).toEqual([`DATA_DIR: cannot write to ${file}/data (ENOTDIR)`]);
});

test("an unreachable database stops the start with one line, without its password", async () => {
  const port = await freePort();
  const url = `postgres://shop:secret@127.0.0.1:${port}/palmtee`;

  expect(await runShop({ DATABASE_URL: url })).toEqual({
    code: 1,
    lines: [`DATABASE_URL: cannot reach PostgreSQL at 127.0.0.1:${port} (ECONNREFUSED)`],
  });
});

test("a second process on the same data directory is refused, and the first goes on", async () => {
  const dataDir = await demoData();
  const first = await startShop({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await first.stop()));

  expect(await runShop({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    lines: [
      `DATA_DIR: ${dataDir} is in use by process ${first.process.pid}; stop it first, or choose another directory`,
    ],
  });
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
});

test("the start prints its address and the demo accounts", async () => {
  const shop = await startShop({ DATA_DIR: await demoData() });
  onTestFinished(async () => void (await shop.stop()));

  expect(shop.output()).toContain(`Palmtee is open at ${shop.url}`);
  for (const account of ["demo", "owner", "ops", "content", "support"]) {
    expect(shop.output()).toMatch(new RegExp(`^\\s+${account}\\s`, "m"));
  }
});
