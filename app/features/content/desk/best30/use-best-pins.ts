import { useState } from "react";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import {
  bestPinsSchema,
  pinAt,
  pinUntil,
  samePins,
  unpin,
} from "#app/domain/content/best30/best-form.ts";
import { BEST_COUNT, type BestPin, fillBest } from "#app/domain/content/best30/fill-best.ts";
import { useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";
import type { BestCourse } from "./best-queries.server.ts";

type Opened = {
  readonly courses: readonly BestCourse[];
  readonly pins: readonly BestPin[];
  readonly today: LocalDate;
  readonly version: number;
};

/** The pins while they are being changed, and the list that the rule makes of them. */
export function useBestPins({ courses, pins: opened, today, version }: Opened) {
  const [pins, setPins, isRestored] = usePinsDraft(opened, version);
  const before = fillBest(courses, opened, today).map(({ id }) => id);
  const rows = fillBest(courses, pins, today);
  const rankOf = (id: string) => rows.findIndex((row) => row.id === id) + 1;

  /** A course that was moved by hand holds its rank. */
  function move(id: string, rank: number): void {
    if (rank < 1 || rank > rows.length) return;
    setPins((now) => pinAt(now, { id, rank }));
  }

  function toggle(id: string): void {
    setPins((now) =>
      now.some((pin) => pin.id === id) ? unpin(now, id) : pinAt(now, { id, rank: rankOf(id) }),
    );
  }

  /** At the lowest rank that no pin holds: from there it is moved where it belongs. */
  function add(id: string): void {
    setPins((now) => {
      const taken = new Set(now.map(({ rank }) => rank));
      const free = Array.from({ length: BEST_COUNT }, (_, index) => BEST_COUNT - index);
      return pinAt(now, { id, rank: free.find((rank) => !taken.has(rank)) ?? BEST_COUNT });
    });
  }

  return {
    pins,
    isRestored,
    rows,
    rankOf,
    rankBefore: (id: string) => before.indexOf(id) + 1,
    changed: samePins(opened, pins) ? [] : changedIds(opened, pins),
    move,
    toggle,
    add,
    setUntil: (id: string, until: LocalDate | null) => setPins((now) => pinUntil(now, id, until)),
    discard: () => setPins(() => opened),
  };
}

/** Unsaved pins survive a reload, unless the list was saved since: then they belong to a list that is gone. */
function usePinsDraft(opened: readonly BestPin[], version: number) {
  const [pins, setPins] = useState(opened);
  const draft = useBrowserDraft({
    key: "desk-draft:best30",
    fields: ["version", "pins"],
    onStored: (stored) => {
      const restored = stored?.version === String(version) ? pinsIn(stored.pins) : undefined;
      if (restored) setPins(restored);
      else draft.clear();
      return restored !== undefined;
    },
  });
  function change(next: (now: readonly BestPin[]) => readonly BestPin[]): void {
    const changed = next(pins);
    const isSame = samePins(opened, changed);
    draft.save(isSame ? {} : { version: String(version), pins: JSON.stringify(changed) });
    setPins(changed);
  }
  return [pins, change, draft.restored] as const;
}

function pinsIn(text: string): readonly BestPin[] | undefined {
  try {
    return bestPinsSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function changedIds(before: readonly BestPin[], after: readonly BestPin[]): readonly string[] {
  const ids = new Set([...after, ...before].map(({ id }) => id));
  const of = (pins: readonly BestPin[], id: string) => pins.filter((pin) => pin.id === id);
  return [...ids].filter((id) => !samePins(of(before, id), of(after, id)));
}
