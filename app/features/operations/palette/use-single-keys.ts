import { useSyncExternalStore } from "react";

const NAME = "desk.single-keys";
const CHANGED = "desk-single-keys";

/** Whether single letters are keys on this device; everybody has them until they switch them off. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true);
  return [isOn, write];
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** A browser that stores nothing has them on. */
function read(): boolean {
  try {
    return localStorage.getItem(NAME) !== "off";
  } catch {
    return true;
  }
}

function write(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, "off");
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}
