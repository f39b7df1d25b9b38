import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { WORKER_PATH } from "#app/domain/reservation/offline/cache-strategy.ts";

const HEADERS = { "cache-control": "no-cache", "x-content-type-options": "nosniff" };

/** Sent to browsers when the worker is switched off: it deletes its caches and unregisters. */
const CLOSED_PARAM = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The worker of the voucher pages, never cached; when switched off, the one that unregisters itself. */
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
    // Sent by browsers that update an installed worker; pages get an answer that there is none.
    const isUpdate = c.req.header("service-worker") === "script";
    return isUpdate
      ? c.body(CLOSED_PARAM, 200, { ...HEADERS, "content-type": "text/javascript; charset=utf-8" })
      : c.text("", 404, HEADERS);
  });
  return worker;
}
