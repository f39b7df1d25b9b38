import { useState } from "react";

/** The ticked rows of the page that is shown; what is no longer shown is no longer ticked. */
export type Selection = {
  readonly ids: readonly string[];
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Ticks every row between the last ticked one and this. */
  readonly extendTo: (id: string) => void;
  readonly toggleAll: () => void;
  readonly set: (ids: readonly string[]) => void;
};

export function useSelection(shown: readonly string[]): Selection {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [last, setLast] = useState<string>();
  const ids = shown.filter((id) => ticked.includes(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    isAll,
    has: (id) => ids.includes(id),
    toggle(id) {
      setLast(id);
      setTicked(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
    },
    extendTo(id) {
      const [from, to] = [shown.indexOf(last ?? id), shown.indexOf(id)].sort((a, b) => a - b);
      setLast(id);
      setTicked([...ids, ...shown.slice(from, (to ?? 0) + 1)]);
    },
    toggleAll: () => setTicked(isAll ? [] : shown),
    set: setTicked,
  };
}
