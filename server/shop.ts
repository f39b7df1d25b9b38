import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { loadKnownTables } from "#app/platform/page-cache/read-tables.server.ts";
import { serveCached } from "./answer-from-cache.ts";
import { buildId, createApp } from "./app.ts";
import { bootDatabase, bootEnv, explainAndExit } from "./boot.ts";
import { bootServices, runUntilSignal } from "./boot-services.ts";
import { collectGarbageWhenIdle } from "./collect-garbage.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { listen, portOf } from "./listen.ts";
import { openLog } from "./log.ts";
import { pageCache } from "./page-cache.ts";
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
  const booted = { log, database, buildId, port: portOf(server) };
  const { services, stopProcesses } = await bootServices(env, booted);
  const tables = env.cachesPages ? await loadKnownTables(services.db) : undefined;
  const running = runUntilSignal({ server, database, services, stopProcesses });
  const pages = createApp({
    services,
    publicOrigin: env.publicOrigin,
    trustedProxies: env.trustedProxies,
    isStopping: running.isStopping,
    ...(tables ? { cached: { cache, tables } } : {}),
  });
  const { pictures, site } = services;
  openTo(
    new Hono()
      .route("/", voucherWorker(CLIENT_FILES, env.savesVouchers))
      .route("/", drawnPictures({ root: CLIENT_FILES, dataDir: env.dataDir, pictures, log }))
      .route("/", staticFiles(CLIENT_FILES))
      .route("/", pages),
  );
  collectGarbageWhenIdle(server);
  greet(site.origin, env.mode === "demo");
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

function isHttps({ publicOrigin }: Env): boolean {
  return publicOrigin?.startsWith("https:") ?? false;
}

function greet(address: string, demo: boolean): void {
  const accounts = DEMO_ACCOUNTS.map(({ loginId, role }) => `  ${loginId.padEnd(10)} ${role}`);
  const help = demo ? [`Demo accounts (password ${DEMO_PASSWORD}):`, ...accounts] : [];
  console.log(["", `Palmtee is open at ${address}`, ...help, ""].join("\n"));
}
