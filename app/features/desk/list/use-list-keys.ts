import { type RefObject, useEffect } from "react";
import type { Selection } from "./use-row-selection.ts";

const TYPING = "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]";

/** The first filter of a list, whichever kind it is of. */
export const LIST_FILTER = "[data-filters] :is(select, input), [data-chips] a";

const FIELDS: Readonly<Record<string, string>> = {
  Slash: "input[type=search]",
  KeyF: LIST_FILTER,
};

/** J and K move between rows, X ticks one, Shift+X all up to it, F goes to the filters, / to the search; ignored while typing. */
export function useListKeys(
  list: RefObject<HTMLElement | null> | undefined,
  selection?: Selection,
): void {
  useEffect(() => {
    if (!list) return undefined;
    const { current } = list;

    function press(event: KeyboardEvent) {
      const { target, metaKey, ctrlKey, altKey } = event;
      if (metaKey || ctrlKey || altKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const isDone = act(event);
      if (isDone) event.preventDefault();
    }

    /** By the physical key: a Korean keyboard types ㅓ where J is. */
    function act({ code, shiftKey }: KeyboardEvent): boolean {
      if (code === "KeyX") return pick(shiftKey);
      if (shiftKey) return false;
      const field = FIELDS[code];
      if (field) return focus(field);
      if (code === "KeyJ") return move(1);
      return code === "KeyK" && move(-1);
    }

    function focus(selector: string): boolean {
      const found = current?.querySelector<HTMLElement>(selector);
      found?.focus();
      return found !== undefined && found !== null;
    }

    function move(step: 1 | -1): boolean {
      const rows = rowsOf(current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1);
      rows[next]?.querySelector<HTMLElement>("a")?.focus();
      return rows.length > 0;
    }

    function pick(upToHere: boolean): boolean {
      const row = rowsOf(current).find((each) => each.contains(document.activeElement));
      const id = row?.querySelector<HTMLElement>("[data-pick]")?.dataset.pick;
      if (!id) return false;
      if (upToHere) selection?.extendTo(id);
      else selection?.toggle(id);
      return true;
    }

    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list, selection]);
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("tbody tr") ?? [])];
}
