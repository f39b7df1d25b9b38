import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { WORKER_PATH } from "#app/domain/reservation/offline/offline-way.ts";

const HEADERS = { "cache-control": "no-cache", "x-content-type-options": "nosniff" };

/** What a browser gets that asks for a newer worker when there is to be none: it throws all away and goes. */
const FAREWELL = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The worker of the voucher pages, asked for anew each time; switched off, it takes itself back. */
export function voucherWorker(root: string, isOn: boolean): Hono {
  const worker = new Hono();
  if (isOn) {
    const onFound = (_: string, c: { header: (name: string, value: string) => void }) => {
      for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    };
    worker.use(WORKER_PATH, serveStatic({ root, precompressed: true, onFound }));
    return worker;
  }
  worker.get(WORKER_PATH, (c) => {
    // Only browsers that look after a worker they have say this; pages are told that there is none.
    const isUpdate = c.req.header("service-worker") === "script";
    return isUpdate
      ? c.body(FAREWELL, 200, { ...HEADERS, "content-type": "text/javascript; charset=utf-8" })
      : c.text("", 404, HEADERS);
  });
  return worker;
}
