import type { ClientInstrumentation } from "react-router";
import { mayReload } from "#app/domain/browser/reload-guard.ts";

const POLL_MS = 60_000;
const FIRST_POLL_MS = 1_000;

let currentBuild: string | undefined;
let newBuildKnown = false;

/** Begins to ask for the latest build, about a second after the page has settled. */
export function watchForNewBuild(buildId: string): () => void {
  currentBuild = buildId;
  const check = () => void checkForNewBuild();
  const first = setTimeout(check, FIRST_POLL_MS);
  const every = setInterval(check, POLL_MS);
  return () => {
    clearTimeout(first);
    clearInterval(every);
  };
}

export function isNewBuildKnown(): boolean {
  return newBuildKnown;
}

export async function checkForNewBuild(): Promise<void> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    const latest = (await response.json()) as { id?: string };
    if (response.ok && latest.id && latest.id !== currentBuild) newBuildKnown = true;
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

const INTERRUPTED = "navigating";

/**
 * Remembers from which page to which a navigation goes, until it has ended. The router says so before it fetches the
 * next page's chunk; an effect of a component may run after that has failed.
 */
export const rememberNavigations: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to, formMethod }) => {
        // A form that is being sent is left alone: a reload would lose what was typed.
        const isRemembered = typeof to === "string" && !formMethod;
        const saved = isRemembered && JSON.stringify({ from: here(), to });
        if (saved) sessionStorage.setItem(INTERRUPTED, saved);
        await navigate();
        // The next one may have begun before this one was given up.
        if (sessionStorage.getItem(INTERRUPTED) === saved) sessionStorage.removeItem(INTERRUPTED);
      },
    }),
};

/**
 * The router reloads the page it is on when the next one's chunk is gone; then that next one is loaded.
 * Who went elsewhere by themselves meanwhile is left there.
 */
export function resumeNavigation(): void {
  const saved = sessionStorage.getItem(INTERRUPTED);
  sessionStorage.removeItem(INTERRUPTED);
  if (!saved) return;
  const { from, to } = JSON.parse(saved) as { from: string; to: string };
  if (from === here() && to !== from) reloadInto(to);
}

function here(): string {
  return window.location.pathname + window.location.search;
}
