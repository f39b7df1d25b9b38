import { useEffect, useEffectEvent } from "react";

const TYPING = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/** The element that a key presses or, where it is a field, goes to: `{...{ [RECORD_KEY]: "KeyC" }}`. */
export const RECORD_KEY = "data-record-key";

const KEYS = ["KeyC", "KeyA", "KeyN", "KeyP"];

/** C copies the text for the supplier, A goes to the offer, N to the note, P to who works on it, a full stop to the next reservation. */
export function useRecordKeys(goToNext: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (isTyping || metaKey || ctrlKey || altKey || shiftKey) return;
    if (code === "Period") {
      event.preventDefault();
      goToNext();
      return;
    }
    const target = KEYS.includes(code)
      ? document.querySelector<HTMLElement>(`[${RECORD_KEY}="${code}"]`)
      : null;
    if (!target) return;
    event.preventDefault();
    if (code === "KeyC") target.click();
    else goTo(target);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** Opens what is folded around it first. */
function goTo(target: HTMLElement): void {
  const folded = target.closest("details");
  if (folded) folded.open = true;
  target.scrollIntoView({ block: "center" });
  target.focus();
}
