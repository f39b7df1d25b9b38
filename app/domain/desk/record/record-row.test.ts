import { expect, test } from "vitest";
import { inEachLocale, type Localized } from "#app/domain/common/language/languages.ts";
import type { RecordField } from "./record-fields.ts";
import { columnsOf, rowOfInput, valuesOfRecord } from "./record-row.ts";
import { recordSchema } from "./record-schema.ts";
import type { FieldCodec } from "./record-values.ts";

/** What only its subject knows how to read. */
const MINUTES: FieldCodec = {
  read: (text) => ({ value: text }),
  store: (text) => Number.parseInt(String(text), 10),
  write: (minutes) => (minutes === undefined ? "" : `${minutes} minutes`),
};

const FIRST_LETTERS: FieldCodec = {
  read: (text) => ({ value: text }),
  store: (texts) => inEachLocale((locale) => (texts as Localized)[locale]?.[1] ?? ""),
  write: (letters, locale) => (letters ? `[${(letters as Localized)[locale]}]` : ""),
};

const FIELDS = [
  { name: "category", kind: "choice", choices: ["normal"], required: true },
  { name: "title", kind: "text", localized: true, required: true },
  { name: "pinned", kind: "switch" },
  { name: "price", kind: "won", required: true },
  { name: "opens", kind: "time" },
  { name: "at", kind: "moment" },
  { name: "tags", kind: "tags", choices: ["pool", "gym"] },
  { name: "cautions", kind: "lines", localized: true },
  { name: "dressCode", kind: "text", localized: true, column: "rules.dressCode" },
  { name: "rain", kind: "text", localized: true, column: "rules.rain" },
  { name: "walks", kind: "text", codec: MINUTES },
  { name: "signs", kind: "text", localized: true, codec: FIRST_LETTERS },
] as const satisfies readonly RecordField[];

const ROW = {
  category: "normal",
  title: { ko: "공지", en: "Notice" },
  pinned: true,
  price: 12_000,
  opens: "06:30",
  at: new Date("2026-11-16T03:00:00Z"),
  tags: ["pool", "gym"],
  cautions: [
    { ko: "보증금", en: "Deposit" },
    { ko: "소음", en: "" },
  ],
  rules: { dressCode: { ko: "깃 있는 셔츠", en: "" }, rain: { ko: "", en: "" } },
  walks: 15,
  signs: { ko: "ㄱ", en: "g" },
};

const VALUES = {
  category: "normal",
  title_ko: "공지",
  title_en: "Notice",
  pinned: "on",
  price: "12000",
  opens: "06:30",
  at: "2026-11-16T12:00",
  tags: "pool, gym",
  cautions_ko: "보증금\n소음",
  cautions_en: "Deposit\n",
  dressCode_ko: "깃 있는 셔츠",
  dressCode_en: "",
  rain_ko: "",
  rain_en: "",
  walks: "15 minutes",
  signs_ko: "[ㄱ]",
  signs_en: "[g]",
};

test("a stored record becomes the texts of its form", () => {
  expect(valuesOfRecord(FIELDS, ROW)).toEqual(VALUES);
});

test("the texts of a form become the same record again", () => {
  expect(rowOfInput(FIELDS, recordSchema(FIELDS).parse(VALUES) as never)).toEqual(ROW);
});

test("history stores moments and hours as the database writes them", () => {
  const facts = { at: "2026-11-16T03:00:00.000Z", opens: "06:30:00" };
  expect(valuesOfRecord(FIELDS, facts)).toMatchObject({ at: "2026-11-16T12:00", opens: "06:30" });
});

test("an empty record has empty texts", () => {
  const values = Object.values(valuesOfRecord(FIELDS, {}));
  expect(values.every((text) => text === "")).toBe(true);
});

test("fields of one JSON column share it", () => {
  expect(columnsOf(FIELDS)).toContain("rules");
  expect(columnsOf(FIELDS).filter((column) => column.startsWith("rules"))).toEqual(["rules"]);
});
