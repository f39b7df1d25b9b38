import { cacheStrategy } from "#app/domain/reservation/offline/cache-strategy.ts";
import {
  answerChange,
  answerData,
  answerFile,
  answerPage,
  type OfflineCopies,
  type OfflineRequest,
  TIMEOUT_MS,
} from "#app/platform/offline/offline-answer.ts";
import { deleteCopies } from "#app/platform/offline/offline-copies.ts";

type LifeEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = LifeEvent & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Worker = {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: {
    (type: "install" | "activate", listener: (event: LifeEvent) => void): void;
    (type: "fetch", listener: (event: FetchEvent) => void): void;
  };
};

const worker = self as unknown as Worker;

/** The worker only reads and deletes; the pages of reservations save the copies (`save-vouchers.ts`). */
const copies: OfflineCopies = {
  find: (address) => caches.match(address, { ignoreVary: true }),
  deleteAll: deleteCopies,
};

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const strategy = cacheStrategy({
    method: request.method,
    isDocument: request.mode === "navigate",
    url,
  });
  if (!strategy) return;
  const send = () => fetch(request);
  if (strategy.by === "change") return event.respondWith(answerChange(copies, send));
  const address = strategy.by === "file" ? url.pathname : strategy.address;
  const offline: OfflineRequest = { address, fetch: send, timeout: timedOut };
  if (strategy.by === "page") event.respondWith(answerPage(copies, offline));
  if (strategy.by === "data") event.respondWith(answerData(copies, offline));
  if (strategy.by === "file") event.respondWith(answerFile(copies, offline));
});

function timedOut(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("too slow")), TIMEOUT_MS));
}
