import { expect, test } from "vitest";
import { fieldErrors } from "#app/platform/http/form.ts";
import type { RecordField } from "./record-fields.ts";
import { recordSchema } from "./record-schema.ts";
import type { FieldCodec } from "./record-values.ts";

const one = (field: Omit<RecordField, "name">) => recordSchema([{ name: "it", ...field }]);

function mistakeOf(field: Omit<RecordField, "name">, sent: unknown) {
  const parsed = one(field).safeParse({ it: sent });
  return parsed.success ? undefined : fieldErrors(parsed.error).it;
}

test.each([
  ["an empty text that is needed", { kind: "text", required: true }, "", "record.required"],
  ["blanks only", { kind: "text", required: true }, "  \r\n ", "record.required"],
  ["a text that is not there", { kind: "text", required: true }, undefined, "record.required"],
  ["a text that is too long", { kind: "text", max: 3 }, "four", "record.too_long"],
  ["a text of a megabyte", { kind: "text" }, "x".repeat(1e6), "record.too_long"],
  ["a word for a number", { kind: "number" }, "eighteen", "record.number"],
  ["a number in exponents", { kind: "number" }, "1e9", "record.number"],
  ["infinity", { kind: "number" }, "Infinity", "record.number"],
  [
    "an article of empty paragraphs",
    { kind: "rich_text", required: true },
    "<p> </p><p><br></p>",
    "record.required",
  ],
  [
    "an article that is too long",
    { kind: "rich_text", max: 9 },
    "<p>abcdef</p>",
    "record.too_long",
  ],
  ["half a hole", { kind: "number" }, "9.5", "record.whole_number"],
  ["a number below its bound", { kind: "number", min: 1 }, "0", "record.out_of_range"],
  ["a number above its bound", { kind: "number", max: 36 }, "37", "record.out_of_range"],
  ["negative won", { kind: "won" }, "-1", "record.out_of_range"],
  ["an absurd price", { kind: "won" }, "99999999999", "record.out_of_range"],
  ["a price with a fraction", { kind: "won" }, "10.5", "record.whole_number"],
  ["an hour that no clock shows", { kind: "time" }, "24:00", "record.time"],
  ["a day that no calendar has", { kind: "day" }, "2027-02-30", "record.day_required"],
  ["a moment without an hour", { kind: "moment" }, "2027-02-03", "record.moment_required"],
  ["a moment on a wrong day", { kind: "moment" }, "2027-02-31T10:00", "record.moment_required"],
  ["an unknown choice", { kind: "choice", choices: ["a"] }, "b", "record.choice"],
  ["an unknown tag", { kind: "tags", choices: ["a"] }, ["a", "b"], "record.choice"],
] as const)("%s is refused", (_what, field, sent, code) => {
  expect(mistakeOf(field, sent)).toBe(code);
});

test.each([
  ["a number with commas", { kind: "number" }, "7,162", 7162],
  ["a number on its bound", { kind: "number", min: 9, max: 36 }, "36", 36],
  ["a position", { kind: "number", decimals: true }, "-12.919", -12.919],
  ["no number", { kind: "number" }, "", null],
  ["no price", { kind: "won" }, undefined, null],
  ["midnight", { kind: "time" }, "00:00", "00:00"],
  ["noon in Seoul", { kind: "moment" }, "2026-11-16T12:00", new Date("2026-11-16T03:00:00Z")],
  ["a choice stored as a number", { kind: "choice", choices: ["0"], numeric: true }, "0", 0],
  ["one tag", { kind: "tags", choices: ["a", "b"] }, "b", ["b"]],
  ["two tags, one twice", { kind: "tags", choices: ["a", "b"] }, ["a", "b", "a"], ["a", "b"]],
  ["no tags", { kind: "tags", choices: ["a"] }, undefined, []],
  ["a switch that is off", { kind: "switch" }, undefined, false],
  ["a switch that is on", { kind: "switch" }, "on", true],
] as const)("%s is read", (_what, field, sent, value) => {
  expect(one(field).parse({ it: sent })).toEqual({ it: value });
});

test("a localized text is needed in the default language alone", () => {
  const schema = recordSchema([{ name: "name", kind: "text", localized: true, required: true }]);
  expect(schema.parse({ name_ko: "시암" })).toEqual({ name_ko: "시암", name_en: "" });
  const refused = schema.safeParse({ name_en: "Siam" });
  expect(refused.error && fieldErrors(refused.error)).toEqual({ name_ko: "record.required" });
});

const BEDS: FieldCodec = {
  read: (text) => (/^\d* beds$|^$/.test(text) ? { value: text } : { code: "record.line" }),
  store: (text) => Number.parseInt(String(text), 10),
  write: (count) => `${count} beds`,
};

test.each([
  ["2 beds", { it: "2 beds" }],
  ["", { it: "" }],
  ["two beds", "record.line"],
])("a field reads %j by its own codec", (sent, result) => {
  const field = { kind: "text", codec: BEDS } as const;
  const code = mistakeOf(field, sent);
  expect(code ?? one(field).parse({ it: sent })).toEqual(result);
});
