import { type RefObject, useEffect } from "react";
import { LIST_FILTER } from "#app/features/desk/list/use-list-keys.ts";

const TYPING = "input, textarea, select, [contenteditable], dialog, [role=dialog]";
export const ROW_LINK = "data-row";

/** J and K move between rows, F goes to the filters, / to the search, Escape closes the reservation; ignored while typing. */
export function useQueueKeys(list: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      const step = stepOf(event, isTyping);
      if (!step) return;
      if (step === "close") return close();
      event.preventDefault();
      if (typeof step === "number") moveTo(list.current, step);
      else list.current?.querySelector<HTMLElement>(FIELDS[step])?.focus();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list, close]);
}

const FIELDS = { search: "input[type=search]", filter: LIST_FILTER } as const;

type Step = 1 | -1 | keyof typeof FIELDS | "close";

const STEPS: Readonly<Record<string, Step>> = {
  KeyJ: 1,
  KeyK: -1,
  KeyF: "filter",
  Slash: "search",
  Escape: "close",
};

/** By the physical key: a Korean keyboard types ㅓ where J is. */
function stepOf({ code, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent, isTyping: boolean) {
  const isPlain = !(metaKey || ctrlKey || altKey || shiftKey);
  return isTyping || !isPlain ? undefined : STEPS[code];
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
