import { z } from "zod";
import type { RecordField } from "../admin/record-fields.ts";
import { localizedTexts } from "../admin/record-schema.ts";
import { type LocalDate, parseLocalDate } from "../date/local-date.ts";
import { says } from "../validation.ts";

const day = z.custom<LocalDate>(
  (value) => typeof value === "string" && parseLocalDate(value) !== undefined,
  says("record.day_required"),
);

export const eventSchema = z
  .object({
    startsOn: day,
    endsOn: day,
    ...localizedTexts("title", 120),
    ...localizedTexts("label", 40),
    ...localizedTexts("summary", 300),
    ...localizedTexts("body", 20_000),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    ...says("record.ends_before_start"),
    path: ["endsOn"],
  });

export type EventInput = z.infer<typeof eventSchema>;

export const EVENT_FIELDS: readonly RecordField[] = [
  { name: "startsOn", kind: "day", required: true },
  { name: "endsOn", kind: "day", required: true },
  { name: "title", kind: "text", localized: true, required: true, max: 120 },
  { name: "label", kind: "text", localized: true, required: true, max: 40 },
  { name: "summary", kind: "text", localized: true, required: true, max: 300 },
  { name: "body", kind: "long_text", localized: true, required: true, max: 20_000 },
];
