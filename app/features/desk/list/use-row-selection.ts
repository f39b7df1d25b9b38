import { useState } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";

export type Refusals = ReadonlyMap<string, ErrorCode>;

/** The ticked rows: of the page that is shown, or all that the filters match. */
export type Selection = {
  readonly ids: readonly string[];
  readonly isAll: boolean;
  /** Also the rows of the other pages. */
  readonly isMatching: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Ticks every row between the last ticked one and this. */
  readonly extendTo: (id: string) => void;
  readonly toggleAll: () => void;
  readonly tickMatching: () => void;
  /** What is left after an action: the rows that it refused, and why. */
  readonly set: (ids: readonly string[], refusals?: Refusals) => void;
  readonly refusalOf: (id: string) => ErrorCode | undefined;
};

const NONE: Refusals = new Map();

/** `address` is that of the filters: other filters match other rows. */
export function useSelection(shown: readonly string[], address: string): Selection {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [matching, setMatching] = useState<string>();
  const [refusals, setRefusals] = useState(NONE);
  const [last, setLast] = useState<string>();
  const isMatching = matching === address;
  const ids = isMatching ? shown : shown.filter((id) => ticked.includes(id));

  function tick(next: readonly string[]) {
    setMatching(undefined);
    setTicked(next);
  }

  return {
    ids,
    isAll: shown.length > 0 && ids.length === shown.length,
    isMatching,
    has: (id) => ids.includes(id),
    toggle(id) {
      setLast(id);
      tick(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
    },
    extendTo(id) {
      const [from, to] = [shown.indexOf(last ?? id), shown.indexOf(id)].sort((a, b) => a - b);
      setLast(id);
      tick([...ids, ...shown.slice(from, (to ?? 0) + 1)]);
    },
    toggleAll: () => tick(shown.length > 0 && ids.length === shown.length ? [] : shown),
    tickMatching: () => setMatching(address),
    set(next, why = NONE) {
      tick(next);
      setRefusals(why);
    },
    refusalOf: (id) => refusals.get(id),
  };
}
