const COUNTS_CHANGED = "palmtee:counts";

/** Whoever changed what the header counts says so; it asks anew without waiting for its time. */
export function countsChanged(): void {
  window.dispatchEvent(new Event(COUNTS_CHANGED));
}

export function onCountsChanged(listener: () => void, signal: AbortSignal): void {
  window.addEventListener(COUNTS_CHANGED, listener, { signal });
}
