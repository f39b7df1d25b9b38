import { WORKER_PATH } from "#app/domain/reservation/offline/cache-strategy.ts";
import { deleteOthersCopies } from "#app/platform/offline/offline-store.ts";

/** True when the worker runs; where the shop no longer has it, it is removed with its copies. */
export async function startWorker(scope: string): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const { status } = await fetch(WORKER_PATH, { method: "HEAD", cache: "no-store" });
  if (status === 404) {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    await deleteOthersCopies();
  }
  if (status !== 200) return false;
  const options = { scope, updateViaCache: "none" } as const;
  // Undefined in browsers whose settings allow no workers.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register(WORKER_PATH, options);
  const coming = registration?.installing ?? registration?.waiting;
  if (coming) await settled(coming);
  return Boolean(registration?.active);
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = () => /activated|redundant/.test(worker.state) && done();
    worker.addEventListener("statechange", look);
    look();
  });
}
