import { type KeyboardEvent, type RefObject, useEffect } from "react";

/** Ctrl+S (⌘S) saves from anywhere on the page; Enter in a one-line input goes to the next input. */
export function useFormKeys(form: RefObject<HTMLFormElement | null>, save: () => void) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      save();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [save]);

  return function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    // While a syllable is being composed, Enter only finishes it.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement) || !form.current) return;
    event.preventDefault();
    nextInput(form.current, event.target)?.focus();
  };
}

function nextInput(form: HTMLFormElement, current: HTMLInputElement): HTMLElement | undefined {
  const inputs = [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches("input:not([type=hidden]), select, textarea"),
  );
  return inputs[inputs.indexOf(current) + 1];
}
