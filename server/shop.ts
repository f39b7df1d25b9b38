import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { loadKnownTables } from "#app/platform/page-cache/read-tables.server.ts";
import { serveCached } from "./answer-from-cache.ts";
import { buildId, createApp } from "./app.ts";
import {
  bootDatabase,
  bootEnv,
  bootPictures,
  bootSecrets,
  bootStorage,
  bootWorkbooks,
  explainAndExit,
  siteOf,
} from "./boot.ts";
import { collectGarbageWhenIdle } from "./collect-garbage.ts";
import { demoPayments } from "./demo-payments.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { closeGracefully, listen, portOf } from "./listen.ts";
import { openLog } from "./log.ts";
import { pageCache } from "./page-cache.ts";
import { bootSenders } from "./senders.ts";
import { bootPayments } from "./simulators.ts";
import { startJobs } from "./start-jobs.ts";
import { staticFiles } from "./static-files.ts";
import { voucherWorker } from "./voucher-worker.ts";

const CLIENT_FILES = "build/client";

/** The shop as it is built: everything but the build itself. */
export async function startShop(): Promise<void> {
  try {
    await start();
  } catch (cause) {
    explainAndExit(cause);
  }
}

async function start(): Promise<void> {
  const env = bootEnv();
  const log = openLog(env.logLevel);
  const cache = pageCache();
  const { server, openTo } = await openDoor(
    env,
    serveCached(cache, {
      log,
      overHttps: isHttps(env),
      isStaging: env.mode === "staging",
      publicOrigin: env.publicOrigin,
    }),
  );

  const database = await bootDatabase(env, new Date());
  await database.listen("table_changed", {
    onMessage: cache.invalidate,
    onConnected: cache.clear,
  });
  const { pictures, stopPictures } = bootPictures(log);
  const workbooks = bootWorkbooks(log);
  const { db, now, claim } = database;
  const booted = { log, db, now, claim, buildId, port: portOf(server), pictures, workbooks };
  const services = await bootServices(env, booted);

  let stopping = false;
  const pages = createApp({
    services,
    publicOrigin: env.publicOrigin,
    trustedProxies: env.trustedProxies,
    isStopping: () => stopping,
    ...(env.cachesPages ? { cached: { cache, tables: await loadKnownTables(db) } } : {}),
  });
  openTo(
    new Hono()
      .route("/", voucherWorker(CLIENT_FILES, env.savesVouchers))
      .route("/", drawnPictures({ root: CLIENT_FILES, dataDir: env.dataDir, pictures, log }))
      .route("/", staticFiles(CLIENT_FILES))
      .route("/", pages),
  );
  const jobs = startJobs(services);
  collectGarbageWhenIdle(server);
  greet(services.site.origin, env.mode === "demo");

  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await Promise.all([closeGracefully(server), jobs.stop()]);
    stopPictures();
    workbooks.stop();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** Listens immediately: requests that arrive before the shop is ready wait instead of failing. */
async function openDoor(env: Env, isServed: ReturnType<typeof serveCached>) {
  const { promise: app, resolve: openTo } = Promise.withResolvers<Hono>();
  const handle = getRequestListener(async (request, bindings) =>
    (await app).fetch(request, bindings),
  );
  const server = await listen(env.host, env.port, (request, response) => {
    if (!env.cachesPages || !isServed(request, response)) void handle(request, response);
  });
  return { server, openTo };
}

type Booted = {
  readonly log: Services["log"];
  readonly db: Services["db"];
  readonly now: Services["now"];
  readonly claim: Services["claim"];
  readonly buildId: string;
  readonly port: number;
  readonly pictures: Services["pictures"];
  readonly workbooks: Services["workbooks"];
};

async function bootServices(env: Env, { buildId, port, ...booted }: Booted) {
  const { db } = booted;
  const site = siteOf(env, buildId, port);
  return {
    ...booted,
    secrets: bootSecrets(env),
    senders: bootSenders(env, db),
    storage: await bootStorage(env),
    site,
    payments: bootPayments(site, env.publicOrigin, await demoPayments(db, site)),
  };
}

function isHttps({ publicOrigin }: Env): boolean {
  return publicOrigin?.startsWith("https:") ?? false;
}

function greet(address: string, demo: boolean): void {
  const accounts = DEMO_ACCOUNTS.map(({ loginId, role }) => `  ${loginId.padEnd(10)} ${role}`);
  const help = demo ? [`Demo accounts (password ${DEMO_PASSWORD}):`, ...accounts] : [];
  console.log(["", `Palmtee is open at ${address}`, ...help, ""].join("\n"));
}
