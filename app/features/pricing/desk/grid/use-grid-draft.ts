import { useEffect } from "react";
import { parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { parsedJson } from "#app/domain/common/text/storable.ts";
import { useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";
import type { Selection } from "./use-cell-selection.ts";
import { MODES, type RangeDraft, type useRangeDraft } from "./use-range-change.ts";

/** What was chosen and typed and not saved; stored in the browser by product and month, so that a reload loses nothing. */
export function useGridDraft(
  key: string,
  { choose, days }: Selection,
  { draft, restore }: ReturnType<typeof useRangeDraft>,
): void {
  const { save } = useBrowserDraft({
    key,
    fields: ["change"],
    onStored: (values) => {
      const stored = storedDraft(values?.change ?? "");
      if (!stored) return false;
      choose(stored.first, stored.last);
      restore(stored.draft);
      return true;
    },
  });
  const [first, last] = [days[0], days.at(-1)];
  // After what was stored is read, which the next pass saves again.
  useEffect(() => {
    const text = isTyped(draft) && first && last ? JSON.stringify({ first, last, draft }) : "";
    save({ change: text });
  });
}

function isTyped({ fields, copyFrom }: RangeDraft): boolean {
  return copyFrom !== "" || Object.values(fields).some(({ text }) => text.trim() !== "");
}

function storedDraft(text: string) {
  const stored = parsedJson(text) as
    | { first?: string; last?: string; draft?: RangeDraft }
    | undefined;
  const [first, last] = [parseLocalDate(stored?.first ?? ""), parseLocalDate(stored?.last ?? "")];
  const draft = stored?.draft;
  if (!first || !last || !draft?.fields || !MODES.includes(draft.mode)) return undefined;
  return { first, last, draft };
}
