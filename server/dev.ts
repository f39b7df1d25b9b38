import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
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
import { demoPayments } from "./demo-payments.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { closeGracefully, listen, portOf } from "./listen.ts";
import { openLog } from "./log.ts";
import { bootSenders } from "./senders.ts";
import { bootPayments } from "./simulators.ts";
import { startJobs } from "./start-jobs.ts";

process.chdir(new URL("..", import.meta.url).pathname);

try {
  await start();
} catch (cause) {
  explainAndExit(cause);
}

/** The shop with hot reload: the same application, reloaded by Vite whenever a file changes. */
async function start(): Promise<void> {
  const env = bootEnv();
  const log = openLog(env.logLevel);
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const { db, close, claim, now } = await bootDatabase(env, new Date());
  const site = siteOf(env, "dev", env.port);
  const { pictures, stopPictures } = bootPictures(log);
  const workbooks = bootWorkbooks(log);
  const services = {
    db,
    claim,
    log,
    now,
    secrets: bootSecrets(env),
    senders: bootSenders(env, db),
    storage: await bootStorage(env),
    pictures,
    workbooks,
    site,
    payments: bootPayments(site, env.publicOrigin, await demoPayments(db, site)),
  };

  const drawn = drawnPictures({ root: "public", dataDir: env.dataDir, pictures, log });
  const shop = drawn.all("*", async (c) => {
    const module = (await vite.ssrLoadModule("./server/app.ts")) as typeof import("./app.ts");
    const app = module.createApp({
      services,
      publicOrigin: env.publicOrigin,
      trustedProxies: env.trustedProxies,
      isStopping: () => false,
    });
    return app.fetch(c.req.raw, c.env);
  });
  const handle = getRequestListener(shop.fetch);
  const server = await listen(env.host, env.port, (request, response) => {
    vite.middlewares(request, response, () => void handle(request, response));
  });
  const jobs = startJobs(services);
  console.log(`\nPalmtee (development) is open at http://localhost:${portOf(server)}\n`);

  const stop = async () => {
    await vite.close();
    await Promise.all([closeGracefully(server), jobs.stop()]);
    stopPictures();
    workbooks.stop();
    await close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}
