let lifted: Promise<void> | undefined;

/** While a pointer is down nothing may move, or the click would miss its target. */
export async function afterPress(): Promise<void> {
  await lifted;
}

/** Watches pointers while a form is mounted; returns the cleanup. */
export function watchPresses(): () => void {
  const end = new AbortController();
  const press = () => {
    lifted = new Promise((resolve) => {
      const lift = () => {
        // The click event follows right after.
        setTimeout(() => {
          lifted = undefined;
          resolve();
        });
      };
      window.addEventListener("pointerup", lift, { capture: true, once: true });
      window.addEventListener("pointercancel", lift, { capture: true, once: true });
    });
  };
  window.addEventListener("pointerdown", press, { capture: true, signal: end.signal });
  return () => end.abort();
}
