import { useEffect, useRef } from "react";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { parsedJson } from "#app/domain/common/text/storable.ts";
import { readDraft, saveDraft } from "#app/platform/browser/browser-draft.ts";
import type { Selection } from "./use-cell-selection.ts";
import { MODES, type RangeDraft, type useRangeDraft } from "./use-range-change.ts";

/** What was chosen and typed and not saved; stored in the browser by product and month, so that a reload loses nothing. */
export function useGridDraft(
  key: string,
  selection: Selection,
  range: ReturnType<typeof useRangeDraft>,
): void {
  const restored = useRef<string>(undefined);
  const { choose, days } = selection;
  const { draft, restore } = range;
  const [first, last] = [days[0], days.at(-1)];
  useEffect(() => {
    if (restored.current !== key) {
      restored.current = key;
      const stored = storedDraft(key);
      if (stored) {
        choose(stored.first, stored.last);
        restore(stored.draft);
      }
      return;
    }
    const text = isTyped(draft) && first && last ? JSON.stringify({ first, last, draft }) : "";
    saveDraft(key, { change: text }, new Date());
  });
}

function isTyped({ fields, copyFrom }: RangeDraft): boolean {
  return copyFrom !== "" || Object.values(fields).some(({ text }) => text.trim() !== "");
}

function storedDraft(key: string) {
  const text = readDraft(key, ["change"], new Date())?.change;
  const stored = (text ? parsedJson(text) : undefined) as
    | { first?: string; last?: string; draft?: RangeDraft }
    | undefined;
  const [first, last] = [parseLocalDate(stored?.first ?? ""), parseLocalDate(stored?.last ?? "")];
  const draft = stored?.draft;
  if (!first || !last || !draft?.fields || !MODES.includes(draft.mode)) return undefined;
  return { first, last, draft };
}
