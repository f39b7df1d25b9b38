import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, inject, test } from "vitest";
import { openEmbedded } from "#app/db/client.server.ts";
import { tossServer } from "#tests/support/payment/toss-server.ts";
import { drill } from "#tests/support/server/drill.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";

const [dataDir, other, kept] = await Promise.all([1, 2, 3].map(temporaryDirectory));
await cp(inject("demoDataDir"), String(dataDir), { recursive: true });
await cp(join(String(dataDir), "toss-simulator.jsonl"), join(String(kept), "toss-simulator.jsonl"));
// The provider is elsewhere, and survives; what happened just now is not read yet, so that its clock is behind.
const toss = await tossServer({
  ledgerFile: join(String(kept), "toss-simulator.jsonl"),
  now: () => Date.now() - 300_000,
});
afterAll(async () => {
  toss.close();
  for (const path of [dataDir, other, kept])
    await rm(String(path), { recursive: true, force: true });
});

const KEYS = {
  LOG_LEVEL: "silent",
  PORT: "0",
  TOSS_SIMULATOR: "off",
  TOSS_CLIENT_KEY: "test_ck_of_the_tests",
  TOSS_SECRET_KEY: toss.secretKey,
  TOSS_API_BASE_URL: toss.origin,
};

test("an embedded shop backed up under load and lost is restored on an empty machine, and the loss is named", async () => {
  await drill({
    toss,
    kept: String(kept),
    env: { ...KEYS, DATA_DIR: dataDir },
    loseAll: () => rm(String(dataDir), { recursive: true, force: true }),
    newEnv: async () => ({ ...KEYS, DATA_DIR: other }),
    open: (env) => openEmbedded(String(env.DATA_DIR), async () => {}),
  });
});
