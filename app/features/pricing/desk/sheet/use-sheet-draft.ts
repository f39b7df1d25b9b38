import { useState } from "react";
import { parsedJson } from "#app/domain/common/text/storable.ts";
import {
  refusalOf,
  type TeeChange,
  type TeeRefusal,
  type TeeState,
} from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";
import type { SheetRow } from "./sheet-queries.server.ts";

type Draft = Readonly<Record<string, TeeState>>;

export function stateOf({ places, stopped, fee }: SheetRow): TeeState {
  return { places, stopped, fee };
}

const isSame = (a: TeeState, b: TeeState) =>
  a.places === b.places && a.stopped === b.stopped && a.fee === b.fee;

/** The rows that were changed and not saved; stored in the browser, so that a reload loses nothing. */
export function useSheetDraft(storageKey: string, rows: readonly SheetRow[], partySize: number) {
  const [draft, setDraft] = useState<Draft>({});
  const { save } = useBrowserDraft({
    key: storageKey,
    fields: ["rows"],
    onStored: (stored) => {
      setDraft(rowsIn(stored?.rows ?? ""));
      return stored !== undefined;
    },
  });
  const known = new Map(rows.map((row) => [row.key, row]));
  const changes = Object.entries(draft).flatMap(([time, next]): TeeChange[] => {
    const row = known.get(time);
    return row && !isSame(stateOf(row), next) ? [{ time, seen: stateOf(row), next }] : [];
  });
  const refused = changes.flatMap((change): TeeRefusal[] => {
    const row = known.get(change.time);
    if (!row) return [];
    const sold = row.sold + row.elsewhere;
    const refusal = refusalOf(change, { ...stateOf(row), sold }, partySize);
    return refusal ? [refusal] : [];
  });
  const store = (next: Draft) => {
    setDraft(next);
    // Rows are stored as text under one name, as drafts of forms are.
    save({ rows: Object.keys(next).length === 0 ? "" : JSON.stringify(next) });
  };
  return {
    changes,
    refused,
    stateOf: (row: SheetRow): TeeState => draft[row.key] ?? stateOf(row),
    change: (times: readonly string[], change: (state: TeeState) => TeeState) => {
      const changed = times.flatMap((time) => {
        const row = known.get(time);
        return row ? [[time, change(draft[time] ?? stateOf(row))] as const] : [];
      });
      store({ ...draft, ...Object.fromEntries(changed) });
    },
    discard: (times?: readonly string[]) =>
      store(
        times
          ? Object.fromEntries(Object.entries(draft).filter(([time]) => !times.includes(time)))
          : {},
      ),
  };
}

export type SheetDraft = ReturnType<typeof useSheetDraft>;

function rowsIn(text: string): Draft {
  const rows = parsedJson(text);
  return rows && typeof rows === "object" ? (rows as Draft) : {};
}
