import { WORKER_PATH, WORKER_SCOPES } from "#app/domain/reservation/offline/cache-strategy.ts";
import { deleteCopies } from "#app/platform/offline/offline-copies.ts";

/** True when the workers run; where the shop no longer has them, they are removed with their copies. */
export async function startWorker(): Promise<boolean> {
  const { status } = await fetch(WORKER_PATH, { method: "HEAD", cache: "no-store" });
  if (status === 404) {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    await deleteCopies();
  }
  if (status !== 200) return false;
  const running = await Promise.all(WORKER_SCOPES.map(register));
  return running.every(Boolean);
}

async function register(scope: string): Promise<boolean> {
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
