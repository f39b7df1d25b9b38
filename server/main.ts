import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/domain/member/demo-accounts.ts";
import { BUILD_DIR, ensureBuild } from "../scripts/build.ts";
import { bootDatabase, bootEnv, bootSecrets, bootStorage, explainAndExit, siteOf } from "./boot.ts";
import { serveCached } from "./cached-pages.ts";
import { demoPayments } from "./demo-payments.ts";
import { startJobs } from "./jobs.ts";
import { closeGracefully, listen, portOf } from "./listen.ts";
import { openLog } from "./log.ts";
import { pageCache } from "./page-cache.ts";
import { bootSenders } from "./senders.ts";
import { bootPayments } from "./simulators.ts";
import { staticFiles } from "./static-files.ts";
import { voucherWorker } from "./voucher-worker.ts";

process.env.NODE_ENV ??= "production";
process.chdir(new URL("..", import.meta.url).pathname);

try {
  await start();
} catch (cause) {
  explainAndExit(cause);
}

async function start(): Promise<void> {
  const env = bootEnv();
  const log = openLog(env.logLevel);

  // Whoever calls while the shop opens its doors waits for them, rather than being sent away.
  let open: (app: Hono) => void = () => {};
  const app = new Promise<Hono>((resolve) => {
    open = resolve;
  });
  const cache = pageCache();
  const isServed = serveCached(cache, {
    log,
    overHttps: env.publicOrigin?.startsWith("https:") ?? false,
  });
  const ask = getRequestListener(async (request, bindings) => (await app).fetch(request, bindings));
  const server = await listen(env.host, env.port, (request, response) => {
    if (!env.keepsPages || !isServed(request, response)) void ask(request, response);
  });

  await ensureBuild();
  const { db, close, listen: hear } = await bootDatabase(env, new Date());
  await hear("table_changed", { onMessage: cache.drop, onConnected: cache.clear });
  const { createApp, buildId } = await importBuild();

  let stopping = false;
  const site = siteOf(env, buildId, portOf(server));
  const services = {
    db,
    log,
    now: () => new Date(),
    secrets: bootSecrets(env),
    senders: bootSenders(env, db),
    storage: bootStorage(env),
    site,
    payments: bootPayments(site, env.publicOrigin, await demoPayments(db, site)),
  };
  open(
    new Hono()
      .route("/", voucherWorker(`${BUILD_DIR}/client`, env.keepsVouchers))
      .route("/", staticFiles(`${BUILD_DIR}/client`))
      .route(
        "/",
        createApp({
          services,
          routeRules: env.routeRules,
          publicOrigin: env.publicOrigin,
          trustedProxies: env.trustedProxies,
          isStopping: () => stopping,
          ...(env.keepsPages ? { cache } : {}),
        }),
      ),
  );
  const jobs = startJobs(services);
  greet(services.site.origin, env.mode === "demo");

  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    await Promise.all([closeGracefully(server), jobs.stop()]);
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

function importBuild(): Promise<typeof import("./app.ts")> {
  return import(`${process.cwd()}/${BUILD_DIR}/server/index.js`);
}

function greet(address: string, demo: boolean): void {
  const accounts = DEMO_ACCOUNTS.map(({ loginId, role }) => `  ${loginId.padEnd(10)} ${role}`);
  const help = demo ? [`Demo accounts (password ${DEMO_PASSWORD}):`, ...accounts] : [];
  console.log(["", `Palmtee is open at ${address}`, ...help, ""].join("\n"));
}
