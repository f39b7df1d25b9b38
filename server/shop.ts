import type { Server } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { WORKER_PATH } from "#app/domain/reservation/offline/cache-strategy.ts";
import { forgetAnswers } from "#app/features/planner/plan-memory.server.ts";
import { forgetNames } from "#app/features/planner/sentence/known-lexicon.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { loadKnownTables } from "#app/platform/page-cache/read-tables.server.ts";
import { serveCached } from "./answer-from-cache.ts";
import { buildId, createApp } from "./app.ts";
import { bootDatabase, bootEnv, explainAndExit } from "./boot.ts";
import { bootServices, runUntilSignal } from "./boot-services.ts";
import { drawnPictures, staticFiles } from "./drawn-pictures.ts";
import { listen, portOf } from "./listen.ts";
import { openLog } from "./log.ts";
import { pageCache } from "./page-cache.ts";

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
    onMessage: (table) => {
      cache.invalidate(table);
      forgetAnswers(table);
      forgetNames(table);
    },
    onConnected: () => {
      cache.clear();
      forgetAnswers();
      forgetNames();
    },
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

/** How long no request may have come before the shop counts as idle. */
const IDLE_MS = 30_000;

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Runs a full collection once after every rush: Node keeps the memory it once needed, above all that of the start. */
function collectGarbageWhenIdle(server: Server): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  const giveBack = () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
  const timer = setTimeout(giveBack, IDLE_MS).unref();
  server.on("request", ({ url }) => {
    // Health checks must not count as activity.
    if (url !== "/ready" && url !== "/health") timer.refresh();
  });
}

const HEADERS = { "cache-control": "no-cache", "x-content-type-options": "nosniff" };

/** Sent to browsers when the worker is switched off: it deletes its caches and unregisters. */
const CLOSED_PARAM = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The worker of the voucher pages, never cached; when switched off, the one that unregisters itself. */
function voucherWorker(root: string, isOn: boolean): Hono {
  const worker = new Hono();
  if (isOn) {
    const onFound = (_: string, c: { header: (name: string, value: string) => void }) => {
      for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    };
    worker.use(WORKER_PATH, serveStatic({ root, precompressed: true, onFound }));
    return worker;
  }
  worker.get(WORKER_PATH, (c) => {
    // Sent by browsers that update an installed worker; pages get an answer that there is none.
    const isUpdate = c.req.header("service-worker") === "script";
    return isUpdate
      ? c.body(CLOSED_PARAM, 200, { ...HEADERS, "content-type": "text/javascript; charset=utf-8" })
      : c.text("", 404, HEADERS);
  });
  return worker;
}
