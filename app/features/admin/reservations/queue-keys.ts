import { type RefObject, useEffect } from "react";

const TYPING = "input, textarea, select, [contenteditable], dialog, [role=dialog]";
export const ROW_LINK = "data-row";

/** J and K move between rows, / focuses the search, Escape closes the reservation; ignored while typing. */
export function useQueueKeys(list: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      const step = stepOf(event, isTyping);
      if (!step) return;
      if (step === "close") return close();
      event.preventDefault();
      if (step === "search")
        list.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
      else moveTo(list.current, step);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list, close]);
}

type Step = 1 | -1 | "search" | "close";

/** By the physical key: a Korean keyboard types ㅓ where J is. */
function stepOf({ code, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent, isTyping: boolean) {
  const isPlain = !(metaKey || ctrlKey || altKey || shiftKey);
  if (isTyping || !isPlain) return undefined;
  const steps: Record<string, Step> = { KeyJ: 1, KeyK: -1, Slash: "search", Escape: "close" };
  return steps[code];
}

/** Starts at the focused row, or at the open reservation. */
function moveTo(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])];
  const focused = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement));
  const open = links.findIndex((link) => link.getAttribute("aria-current") === "true");
  const at = focused >= 0 ? focused : open;
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}
