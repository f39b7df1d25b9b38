let lifted: Promise<void> | undefined;

/** While a finger or button is down nothing may move: what it is about to tap would slip away from under it. */
export async function afterPress(): Promise<void> {
  await lifted;
}

/** For as long as a form is on show; answers what ends it. */
export function watchPresses(): () => void {
  const end = new AbortController();
  const press = () => {
    lifted = new Promise((resolve) => {
      const lift = () => {
        // The click comes right after the lifting.
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
