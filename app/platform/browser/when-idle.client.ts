/** Calls back a while after the page has nothing left to do; answers how to call it off. */
export function whenIdle(callback: () => void, laterMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(callback, laterMs);
  };
  // Safari had no idle callback for long: there, having been loaded must do.
  if (typeof requestIdleCallback !== "function") {
    wait();
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(wait, { timeout: 5_000 });
  return () => {
    cancelIdleCallback(idle);
    clearTimeout(timer);
  };
}
