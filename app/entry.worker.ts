import { wayOf } from "#app/domain/reservation/offline/offline-way.ts";
import {
  type Ask,
  answerData,
  answerFile,
  answerPage,
  type OfflineCopies,
  TIMEOUT_MS,
} from "#app/platform/offline/offline-answer.ts";

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

/** It only reads and forgets; what is copies, the pages of reservations put there (`keep-vouchers.ts`). */
const copies: OfflineCopies = {
  find: (address) => caches.match(address, { ignoreVary: true }),
  forget: async (address) => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    await Promise.all(stores.map((store) => store.delete(address, { ignoreVary: true })));
  },
};

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const way = wayOf({ method: request.method, isDocument: request.mode === "navigate", url });
  if (!way) return;
  const address = way.by === "file" ? url.pathname : way.address;
  const ask: Ask = { address, fetch: () => fetch(request), timeout: timedOut };
  if (way.by === "page") event.respondWith(answerPage(copies, ask));
  if (way.by === "data") event.respondWith(answerData(copies, ask));
  if (way.by === "file") event.respondWith(answerFile(copies, ask));
});

function timedOut(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("too slow")), TIMEOUT_MS));
}
