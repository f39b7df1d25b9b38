import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CsvError } from "#app/domain/pricing/desk/price-csv.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ChangedPrice } from "#app/features/pricing/rates/prices-changed.ts";
import type { SavedSheet } from "#app/features/pricing/tee-sheet/save-tee-sheet.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Note } from "#app/ui/note.tsx";

/** A row of a file, checked against the calendar and not stored yet. */
export type CheckedRow = {
  readonly line: number;
  readonly day: LocalDate;
  readonly seen: Won;
  readonly price: Won;
};

/** By which intent each save is undone. */
export const UNDO_INTENTS = {
  rates: "undo_rates",
  cost: "undo_rule",
  fee: "undo_rule",
  van: "undo_rule",
  allotment: "undo_allotment",
  close: "undo_stop",
  open: "undo_stop",
  min_stay: "undo_min_stay",
} as const;
type UndoIntent = (typeof UNDO_INTENTS)[keyof typeof UNDO_INTENTS];

/** `entry` is the history entry by which it is undone, null where nothing changed; `days` is how many days followed. */
export type UndoableSave = {
  readonly ok: true;
  readonly done: keyof typeof UNDO_INTENTS;
  readonly days: number;
  readonly entry: number | null;
  /** What stays booked on days that were closed. */
  readonly booked?: { readonly sold: number; readonly held: number };
};

export type UndoneSave = { readonly ok: true; readonly done: UndoIntent; readonly days: number };

export type PriceDone =
  | { readonly ok: true; readonly done: "prices"; readonly entry: number; readonly count: number }
  | { readonly ok: true; readonly done: "undo"; readonly count: number }
  | UndoableSave
  | UndoneSave
  | ({ readonly ok: true; readonly done: "sheet" | "undo_sheet" } & SavedSheet)
  | { readonly ok: true; readonly done: "places" }
  | {
      readonly ok: true;
      readonly done: "csv";
      readonly rows: readonly CheckedRow[];
      readonly errors: readonly CsvError[];
    };

/** Where a colleague was faster: the current values cell by cell, or who saved the rules. */
export type PriceRefusal = Failure & {
  readonly cells?: readonly ChangedPrice[];
  readonly rates?: { readonly by: string | null; readonly at: Date | null };
  readonly now?: Readonly<Record<string, number>>;
};

export type PriceAnswer = PriceDone | PriceRefusal;

/** Why a form of rules was not saved; a wrong field says so itself. */
export function RatesConflict({ refusal }: { readonly refusal: PriceRefusal | undefined }) {
  const { t } = useTranslation(["prices", "errors"]);
  const { moment } = useAdminFormat();
  if (!refusal || Object.keys(refusal.fields).length > 0) return null;
  const { rates } = refusal;
  return (
    <Note tone="danger" title={t(`errors:${refusal.error}`)}>
      {rates
        ? t("rates.conflict", {
            by: rates.by ?? t("rule.nobody"),
            at: rates.at ? moment(rates.at) : "",
          })
        : null}
    </Note>
  );
}
