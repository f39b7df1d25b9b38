/** Calls back a while after the page has nothing left to do. */
export function whenIdle(callback: () => void, laterMs: number): void {
  const wait = () => void setTimeout(callback, laterMs);
  // Safari had no idle callback for long: there, having been loaded must do.
  if (typeof requestIdleCallback === "function") requestIdleCallback(wait);
  else wait();
}
