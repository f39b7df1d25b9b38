const COUNTS_CHANGED = "palmtee:counts";

/** Tells the header to reload its counts immediately after a change. */
export function countsChanged(): void {
  window.dispatchEvent(new Event(COUNTS_CHANGED));
}

export function onCountsChanged(listener: () => void, signal: AbortSignal): void {
  window.addEventListener(COUNTS_CHANGED, listener, { signal });
}
