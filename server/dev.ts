import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";
import { bootDatabase, bootEnv, explainAndExit } from "./boot.ts";
import { bootServices, runUntilSignal } from "./boot-services.ts";
import { drawnPictures } from "./drawn-pictures.ts";
import { listen, portOf } from "./listen.ts";
import { openLog } from "./log.ts";

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
  const database = await bootDatabase(env, new Date());
  const booted = { log, database, buildId: "dev", port: env.port };
  const { services, stopProcesses } = await bootServices(env, booted);

  const { pictures } = services;
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
  // Vite's own listener would end the process before ours has closed the database.
  process.removeAllListeners("SIGTERM");
  runUntilSignal({ server, database, services, stopProcesses });
  console.log(`\nPalmtee (development) is open at http://localhost:${portOf(server)}\n`);
}
