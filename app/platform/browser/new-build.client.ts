import { mayReload } from "#app/domain/common/browser/reload-guard.ts";
import { buildOfPage, wantedPath } from "./router.client.ts";

const POLL_MS = 60_000;
const FIRST_POLL_MS = 1_000;

let newBuildKnown = false;
/** The page that a chunk was missing for, while no new build explains it. */
let brokenPath: string | undefined;

/** Begins to ask for the latest build, about a second after the page has settled. */
export function watchForNewBuild(): void {
  const check = () => void checkForNewBuild();
  setTimeout(check, FIRST_POLL_MS);
  setInterval(check, POLL_MS);
}

export function isNewBuildKnown(): boolean {
  return newBuildKnown;
}

export async function checkForNewBuild(): Promise<void> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    const latest = (await response.json()) as { id?: string };
    if (response.ok && latest.id && latest.id !== buildOfPage()) newBuildKnown = true;
    if (newBuildKnown && brokenPath === wantedPath()) reloadInto(brokenPath);
  } catch {
    // The network is away; the next poll asks again.
  }
}

/** Loads a path from the server instead of in the page; answers false when it was just done. */
export function reloadInto(path: string): boolean {
  const key = `reloaded:${path}`;
  const last = sessionStorage.getItem(key);
  if (!mayReload(last === null ? undefined : Number(last), Date.now())) return false;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.assign(path);
  return true;
}

/**
 * A chunk failed to load: once a newer build is known, its page is loaded from the server (spec §8). Until then nothing
 * is loaded; the answer says whether that happens now.
 */
export async function reloadForChunk(): Promise<boolean> {
  const path = wantedPath();
  brokenPath = undefined;
  await checkForNewBuild();
  if (newBuildKnown) return reloadInto(path);
  brokenPath = path;
  return false;
}
