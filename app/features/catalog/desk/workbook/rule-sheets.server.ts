import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { HOLIDAY_ROW, PEAK_ROW } from "#app/domain/catalog/workbook/workbook-forms.ts";
import { type Facts, rowOfInput, valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { changedFields } from "#app/domain/desk/record/record-values.ts";
import { lastEditor } from "#app/features/desk/audit/record-history-queries.server.ts";
import {
  importRule,
  listHolidays,
  listPeakWindows,
} from "#app/features/pricing/rates/import-rules.server.ts";
import { type FieldErrors, fieldErrors } from "#app/platform/http/form.ts";
import {
  type CatalogueSheet,
  type CellMistake,
  type ReadRow,
  type SheetWork,
  type StoredSheet,
  VERSION,
} from "./sheet-type.ts";
import { mistakesOf } from "./store-row.server.ts";

type Import = { readonly by: string; readonly at: Date };

/** A kind of day rule: its columns, its present rows, its conflicts, and how one is written. */
type RuleSheet<Input, Row> = {
  readonly fields: CatalogueSheet["fields"];
  readonly schema: z.ZodType<Input>;
  readonly list: (db: Database) => Promise<readonly Row[]>;
  readonly crosses: (input: Input, others: readonly Row[]) => FieldErrors;
  readonly rowOf: (id: string, input: Input, stood: Row | undefined) => Row;
  /** Its name in the history. */
  readonly keyOf: (row: Row) => string;
  readonly write: (tx: Database, by: Import, row: Row) => Promise<void>;
};

function ruleSheet<Input, Row extends Facts & { readonly id: string }>(
  name: "holidays" | "peaks",
  rule: RuleSheet<Input, Row>,
): CatalogueSheet {
  const { fields } = rule;
  return {
    name,
    fields,
    isVersioned: true,
    list: async (db) =>
      (await rule.list(db)).map((row) => ({ ...row, [VERSION]: stateOf(fields, row) })),
    store: (tx, work) => storeRules(tx, work, rule),
  };
}

async function storeRules<Input, Row extends Facts & { readonly id: string }>(
  tx: Database,
  { rows, options: { by }, at }: SheetWork,
  rule: RuleSheet<Input, Row>,
): Promise<StoredSheet> {
  const standing = new Map((await rule.list(tx)).map((row) => [row.id, row]));
  const count = { added: 0, changed: 0, same: 0, wrong: 0 };
  const mistakes: CellMistake[] = [];
  for (const row of rows) {
    const stood = standing.get(row.id);
    const read = readRule(row, rule, standing);
    if ("errors" in read) {
      count.wrong += 1;
      mistakes.push(...mistakesOf(row, read.errors));
    } else if (stood && isSame(rule.fields, stood, read.next)) count.same += 1;
    else if (stood && (await isOvertaken(tx, { row, stood, rule, by }))) {
      count.wrong += 1;
      mistakes.push(row.mistakeAt(VERSION, "record.row_overtaken"));
    } else {
      await rule.write(tx, { by, at }, read.next);
      standing.set(row.id, read.next);
      count[stood ? "changed" : "added"] += 1;
    }
  }
  return { count, mistakes };
}

type Overtaking<Input, Row> = {
  readonly row: ReadRow;
  readonly stood: Row;
  readonly rule: RuleSheet<Input, Row>;
  readonly by: string;
};

async function isOvertaken<Input, Row extends Facts>(
  tx: Database,
  { row, stood, rule: { fields, keyOf }, by }: Overtaking<Input, Row>,
): Promise<boolean> {
  if (row.version === "" || row.version === stateOf(fields, stood)) return false;
  return (await lastEditor(tx, { kind: "price_rules", id: keyOf(stood) })) !== by;
}

/** Rules have no version: what they say stands for it. */
function stateOf(fields: CatalogueSheet["fields"], row: Facts): string {
  const said = JSON.stringify(valuesOfRecord(fields, row));
  return `v${createHash("sha256").update(said).digest("hex").slice(0, 12)}`;
}

function readRule<Input, Row extends { readonly id: string }>(
  { id, values }: ReadRow,
  { schema, crosses, rowOf }: RuleSheet<Input, Row>,
  standing: ReadonlyMap<string, Row>,
): { readonly next: Row } | { readonly errors: FieldErrors } {
  const parsed = schema.safeParse(values);
  if (!parsed.success) return { errors: fieldErrors(parsed.error) };
  const others = [...standing.values()].filter((other) => other.id !== id);
  const errors = crosses(parsed.data, others);
  if (Object.keys(errors).length > 0) return { errors };
  return { next: rowOf(id, parsed.data, standing.get(id)) };
}

function isSame(fields: CatalogueSheet["fields"], before: Facts, after: Facts): boolean {
  return changedFields(valuesOfRecord(fields, before), valuesOfRecord(fields, after)).length === 0;
}

/** A country has one holiday on a day. */
export const HOLIDAY_SHEET = ruleSheet("holidays", {
  ...HOLIDAY_ROW,
  list: listHolidays,
  crosses: ({ day, country }, others): FieldErrors =>
    others.some((other) => other.day === day && other.country === country)
      ? { day: "record.taken" }
      : {},
  rowOf: (id, input, stood) => {
    const name = rowOfInput(HOLIDAY_ROW.fields, input).name as NonNullable<typeof stood>["name"];
    const { day, country, priceEffect } = input;
    return { id, day, country, priceEffect, name, kind: stood?.kind ?? "public" };
  },
  keyOf: ({ country, day }) => `holiday:${country}:${day}`,
  write: (tx, by, row) => importRule(tx, by, { rule: "holiday", row }),
});

/** Two windows never share a day. */
export const PEAK_SHEET = ruleSheet("peaks", {
  ...PEAK_ROW,
  list: listPeakWindows,
  crosses: ({ startsOn, endsOn }, others): FieldErrors => {
    if (endsOn < startsOn) return { endsOn: "record.ends_before_start" };
    const crosses = others.some((each) => each.startsOn <= endsOn && startsOn <= each.endsOn);
    return crosses ? { startsOn: "price.peak_overlap" } : {};
  },
  rowOf: (id, input, stood) => {
    const name = rowOfInput(PEAK_ROW.fields, input).name as NonNullable<typeof stood>["name"];
    const { startsOn, endsOn, rate } = input;
    return { id, startsOn, endsOn, rate, name };
  },
  keyOf: ({ id }) => `peak:${id}`,
  write: (tx, by, row) => importRule(tx, by, { rule: "peak", row }),
});
