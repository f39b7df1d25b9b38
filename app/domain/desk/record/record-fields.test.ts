import { expect, test } from "vitest";
import {
  fieldOfInput,
  inputNames,
  missingTranslations,
  type RecordField,
  recordValues,
} from "./record-fields.ts";

const FIELDS: readonly RecordField[] = [
  { name: "category", kind: "choice", choices: ["normal"] },
  { name: "title", kind: "text", localized: true, required: true },
  { name: "pinned", kind: "switch" },
];

test("a localized field has an input for each language", () => {
  expect(inputNames(FIELDS)).toEqual(["category", "title_ko", "title_en", "pinned"]);
});

test("an input's name leads back to its field and language", () => {
  expect(fieldOfInput(FIELDS, "title_en")).toEqual({ field: FIELDS[1], locale: "en" });
  expect(fieldOfInput(FIELDS, "pinned")).toEqual({ field: FIELDS[2] });
  expect(fieldOfInput(FIELDS, "title")).toBeUndefined();
});

test("a translation is missing only where the default language has a text", () => {
  expect(missingTranslations(FIELDS, { title_ko: "공지", title_en: "" })).toEqual(["title_en"]);
  expect(missingTranslations(FIELDS, { title_ko: "공지", title_en: "Notice" })).toEqual([]);
  expect(missingTranslations(FIELDS, { title_ko: "", title_en: "" })).toEqual([]);
});

test("a switch that is off is empty, and inputs of no field are left out", () => {
  const form = new FormData();
  form.set("title_ko", "공지");
  form.set("intent", "save");
  expect(recordValues(FIELDS, form)).toEqual({
    category: "",
    title_ko: "공지",
    title_en: "",
    pinned: "",
  });
});
