import { useSyncExternalStore } from "react";

type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

const listeners = new Set<() => void>();
let held: InstallPrompt | undefined;

/** The browser's own question is held back: it might come in the middle of paying. */
export function holdInstallPrompt(): () => void {
  function hold(event: Event): void {
    event.preventDefault();
    held = event as InstallPrompt;
    for (const listener of listeners) listener();
  }
  window.addEventListener("beforeinstallprompt", hold);
  return () => window.removeEventListener("beforeinstallprompt", hold);
}

/** Undefined where the shop cannot be installed, or is installed already. */
export function useInstallPrompt(): InstallPrompt | undefined {
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
