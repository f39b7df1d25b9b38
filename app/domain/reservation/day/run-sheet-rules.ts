import { z } from "zod";
import {
  addDays,
  dateIn,
  type LocalDate,
  parseLocalDate,
} from "#app/domain/common/date/local-date.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { readId } from "#app/domain/common/query-readers.ts";
import { says } from "#app/domain/common/validation.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";

/** The zone of most venues: "tomorrow" is theirs. */
const VENUE_ZONE = "Asia/Bangkok";

export const SHEET_ORDERS = ["time", "driver", "place"] as const;
export type SheetOrder = (typeof SHEET_ORDERS)[number];

export type SheetFilter = {
  readonly date: LocalDate;
  readonly region: string | undefined;
  readonly order: SheetOrder;
};

/** Tomorrow at the venues, everywhere, by time, where the address says nothing else. */
export function sheetFilter(search: URLSearchParams, now: Date): SheetFilter {
  return {
    date: parseLocalDate(search.get("date") ?? "") ?? addDays(dateIn(VENUE_ZONE, now), 1),
    region: readId(search.get("region") ?? ""),
    order: choiceParam(search, "order", SHEET_ORDERS) ?? "time",
  };
}

/** Whether the day is today or tomorrow at the venues, for its label. */
export function nearDay(day: LocalDate, now: Date): "today" | "tomorrow" | undefined {
  const today = dateIn(VENUE_ZONE, now);
  if (day === today) return "today";
  return day === addDays(today, 1) ? "tomorrow" : undefined;
}

export type SheetDriver = {
  readonly name: string;
  readonly phone: string;
  readonly plate: string;
  readonly version: number;
};

export type SheetRow = {
  readonly id: string;
  readonly idx: number;
  readonly kind: LineKind;
  readonly regionId: string | null;
  /** At the venue; null while unknown. */
  readonly time: string | null;
  readonly place: string;
  readonly guest: string;
  readonly people: number | null;
  readonly detail: string;
  readonly reference: string | null;
  readonly driver: SheetDriver | null;
  /**
   * For a round: the driver who brings the players, none yet, or that they come on their own. Null for anything else.
   */
  readonly broughtBy: { readonly driver: string | null } | "own" | null;
  /** For the driver or the venue; empty where there is nothing to say. */
  readonly note: string;
  readonly noteVersion: number;
  readonly isRechecked: boolean;
};

/** What is missing the day before: a ride's driver, otherwise the supplier's number; a caddie needs none. */
export function lacks({ kind, driver, reference }: SheetRow): "driver" | "reference" | undefined {
  if (kind === "callvan") return driver ? undefined : "driver";
  return kind === "caddy" || reference ? undefined : "reference";
}

export function countLacks(rows: readonly SheetRow[]) {
  const of = (what: "driver" | "reference") => rows.filter((row) => lacks(row) === what).length;
  return {
    driver: of("driver"),
    reference: of("reference"),
    rechecked: rows.filter(({ isRechecked }) => isRechecked).length,
    all: rows.length,
  };
}

/** Rows without a time come last; sorted by driver, rides without one come first. */
export function sortSheet(rows: readonly SheetRow[], order: SheetOrder): SheetRow[] {
  const keyOf = (row: SheetRow) => {
    if (order === "driver") return row.driver?.name ?? (row.kind === "callvan" ? "" : "\uffff");
    return order === "place" ? row.place : "";
  };
  const timeOf = ({ time }: SheetRow) => time ?? "99:99";
  return rows.toSorted(
    (a, b) =>
      keyOf(a).localeCompare(keyOf(b)) || timeOf(a).localeCompare(timeOf(b)) || a.idx - b.idx,
  );
}

const MAX_NOTE = 300;

/** What the run sheet says about a line. Version 0 is a line without one; an empty text takes it away. */
export const sheetNoteSchema = z.object({
  reservation: z.uuid(says("common.bad_request")),
  version: z.coerce
    .number(says("common.bad_request"))
    .int(says("common.bad_request"))
    .min(0, says("common.bad_request"))
    .max(2_147_483_647, says("common.bad_request")),
  note: z.string(says("common.bad_request")).trim().max(MAX_NOTE, says("record.too_long")),
});

export type SheetNote = z.infer<typeof sheetNoteSchema>;
