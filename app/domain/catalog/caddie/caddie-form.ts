import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { PUBLICATION_FIELDS, SPOKEN_LANGUAGES } from "../common-fields.ts";

const [basic, work] = ["basic", "work"] as const;

/** 0 is Sunday. */
const WEEKDAYS = ["0", "1", "2", "3", "4", "5", "6"] as const;

const FIELDS = [
  { name: "nickname", kind: "text", required: true, max: 40, section: basic },
  { name: "name", kind: "text", required: true, max: 80, section: basic },
  { name: "spoken", kind: "text", localized: true, max: 80, section: basic },
  { name: "code", kind: "text", required: true, max: 20, section: basic },
  { name: "age", kind: "number", min: 18, max: 80, required: true, section: basic },
  { name: "heightCm", kind: "number", min: 120, max: 220, required: true, section: basic },
  { name: "languages", kind: "tags", choices: SPOKEN_LANGUAGES, section: basic },
  { name: "specialty", kind: "text", localized: true, required: true, max: 200, section: basic },
  { name: "courseId", kind: "reference", required: true, section: work },
  { name: "experienceYears", kind: "number", min: 0, max: 60, required: true, section: work },
  {
    name: "dayOff",
    kind: "choice",
    choices: WEEKDAYS,
    numeric: true,
    required: true,
    section: work,
  },
  { name: "price", kind: "won", max: 1_000_000, required: true, section: work },
  { name: "reservationFee", kind: "won", max: 1_000_000, required: true, section: work },
  ...PUBLICATION_FIELDS,
] as const satisfies readonly RecordField[];

export const CADDIE_FORM = {
  kind: "caddy",
  area: "caddy",
  sections: ["basic", "work", "pictures", "publication"],
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
