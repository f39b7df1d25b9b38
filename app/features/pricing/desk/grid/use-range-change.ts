import { useState } from "react";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  type PriceCellState,
  previewChange,
  type RangeChange,
  type RangePreview,
  readAmount,
  readPercent,
  SCOPES,
  type Scope,
  type ScopeChange,
} from "#app/domain/pricing/desk/change-prices.ts";

export const MODES = ["amount", "percent", "copy"] as const;
export type Mode = (typeof MODES)[number];

export type ScopeField = { readonly on: boolean; readonly text: string };

export type RangeDraft = {
  readonly mode: Mode;
  readonly fields: Readonly<Record<Scope, ScopeField>>;
  readonly copyFrom: string;
};

const EMPTY: RangeDraft = {
  mode: "percent",
  fields: {
    weekday: { on: true, text: "" },
    weekend: { on: false, text: "" },
    holiday: { on: false, text: "" },
  },
  copyFrom: "",
};

export function useRangeDraft() {
  const [draft, setDraft] = useState<RangeDraft>(EMPTY);
  return {
    draft,
    setMode: (mode: Mode) => setDraft({ ...draft, mode }),
    setCopyFrom: (copyFrom: string) => setDraft({ ...draft, copyFrom }),
    setField: (scope: Scope, field: ScopeField) =>
      setDraft({ ...draft, fields: { ...draft.fields, [scope]: field } }),
    /** The lowest price that keeps the margin, in place of what was typed. */
    setPrice: (price: Won) =>
      setDraft({
        ...draft,
        mode: "amount",
        fields: {
          weekday: { ...draft.fields.weekday, text: String(price) },
          weekend: { ...draft.fields.weekend, text: String(price) },
          holiday: { ...draft.fields.holiday, text: String(price) },
        },
      }),
    restore: setDraft,
    reset: () => setDraft({ ...EMPTY, mode: draft.mode }),
  };
}

/** What was typed cannot be read, by scope. */
export function unreadable({ mode, fields }: RangeDraft): readonly Scope[] {
  if (mode === "copy") return [];
  return SCOPES.filter(
    (scope) => fields[scope].on && fields[scope].text.trim() !== "" && !read(mode, fields[scope]),
  );
}

const read = (mode: Mode, { text }: ScopeField): ScopeChange | undefined =>
  mode === "percent" ? readPercent(text) : readAmount(text);

/** What the draft would do to the chosen cells; nothing while nothing is typed. */
export function previewOf(
  draft: RangeDraft,
  cells: readonly PriceCellState[],
  copied: ReadonlyMap<LocalDate, Won>,
): RangePreview | undefined {
  const change = changeOf(draft, copied);
  return change && previewChange(cells, change);
}

function changeOf(
  { mode, fields, copyFrom }: RangeDraft,
  prices: ReadonlyMap<LocalDate, Won>,
): RangeChange | undefined {
  const chosen = SCOPES.filter((scope) => fields[scope].on);
  if (mode === "copy") {
    const from = parseLocalDate(copyFrom);
    return from && prices.size > 0 ? { kind: "copy", scopes: chosen, from, prices } : undefined;
  }
  const scopes = chosen.flatMap((scope) => {
    const change = read(mode, fields[scope]);
    return change ? [[scope, change] as const] : [];
  });
  return scopes.length > 0 ? { kind: "scopes", scopes: Object.fromEntries(scopes) } : undefined;
}
