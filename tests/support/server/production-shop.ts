import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { onTestFinished } from "vitest";
import { freePort } from "#tests/support/server/free-port.ts";
import { tossSimulator } from "../../../simulators/toss/toss-simulator.ts";
import { spawnShop, temporaryDirectory } from "./shop-process.ts";
import { smtpServer } from "./smtp-server.ts";
import { testCertificate } from "./test-certificate.ts";

const ORIGIN = "https://palmtee.test";
const KEYS = {
  production: { clientKey: "live_ck_of_the_tests", secretKey: "live_sk_of_the_tests" },
  staging: { clientKey: "test_ck_of_the_tests", secretKey: "test_sk_of_the_tests" },
};

/** A shop as an agency starts it: production or staging, an empty PostgreSQL, mail over SMTP, a card provider over https. */
export async function productionShop(databaseUrl: string, mode: keyof typeof KEYS = "production") {
  const keys = KEYS[mode];
  const dataDir = await temporaryDirectory();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { key, cert } = testCertificate();
  const authority = join(dataDir, "provider.pem");
  await writeFile(authority, cert);
  const toss = tossSimulator({
    ...keys,
    takesLiveKeys: true,
    isOpen: true,
    shopOrigin: ORIGIN,
  });
  const port = await freePort();
  const provider = serve({
    fetch: toss.app.fetch,
    port,
    createServer,
    serverOptions: { key, cert, keepAliveTimeout: 0 },
  });
  const mail = await smtpServer();
  const env = {
    APP_MODE: mode,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: ORIGIN,
    APP_SECRET: "a secret of the tests, long enough for all",
    SMTP_URL: mail.url,
    TOSS_CLIENT_KEY: keys.clientKey,
    TOSS_SECRET_KEY: keys.secretKey,
    TOSS_API_BASE_URL: `https://localhost:${port}`,
    // The provider's certificate is ours, and believed by this shop alone.
    NODE_EXTRA_CA_CERTS: authority,
    // It names its public address when it is open, so the port has to be known.
    PORT: String(await freePort()),
  };
  const shop = spawnShop(env);
  await shop.open;
  onTestFinished(async () => {
    await shop.stop();
    provider.close();
  });
  return {
    url: `http://localhost:${env.PORT}`,
    origin: ORIGIN,
    clientKey: keys.clientKey,
    mails: mail.mails,
    /** The card window, which a buyer's browser would open. */
    window: toss.app.request.bind(toss.app) as typeof fetch,
    runCommand: (...words: readonly string[]) => npmRun(env, words),
  };
}

function npmRun(env: NodeJS.ProcessEnv, words: readonly string[]) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return new Promise<string>((resolve) => {
    const all = ["run", "--silent", ...words];
    execFile(
      "npm",
      all,
      { env: { PATH, HOME, NODE_COMPILE_CACHE, ...env } },
      (_error, stdout, stderr) => resolve((stdout + stderr).trim()),
    );
  });
}
