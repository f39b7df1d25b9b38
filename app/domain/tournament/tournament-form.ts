import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { PUBLICATION_FIELDS } from "../catalog/common-fields.ts";
import { says } from "../common/validation.ts";
import { recordSchema } from "../desk/record/record-schema.ts";
import { GENDER_CONDITIONS, VAN_TERMS } from "./entry-conditions.ts";
import { PRIZE_LINES, SCHEDULE_LINES } from "./prize-lines.ts";
import { SCORINGS } from "./ranking.ts";
import { parsOf, START_MODES } from "./start-times.ts";

const [basic, entry, day] = ["basic", "entry", "day"] as const;

const FIELDS = [
  { name: "title", kind: "text", localized: true, required: true, max: 120, section: basic },
  { name: "summary", kind: "text", localized: true, required: true, max: 300, section: basic },
  { name: "body", kind: "long_text", localized: true, required: true, max: 20_000, section: basic },
  { name: "format", kind: "text", localized: true, required: true, max: 120, section: basic },
  { name: "courseId", kind: "reference", required: true, section: basic },
  { name: "playsOn", kind: "day", required: true, section: entry },
  { name: "applyUntil", kind: "day", required: true, section: entry },
  { name: "entryFee", kind: "won", required: true, max: 5_000_000, section: entry },
  {
    name: "gender",
    kind: "choice",
    choices: GENDER_CONDITIONS,
    required: true,
    isSegment: true,
    start: "any",
    section: entry,
  },
  { name: "minAge", kind: "number", min: 0, max: 100, section: entry },
  { name: "maxAge", kind: "number", min: 0, max: 120, section: entry },
  { name: "maxHandicap", kind: "number", min: 0, max: 54, section: entry },
  {
    name: "van",
    kind: "choice",
    choices: VAN_TERMS,
    required: true,
    isSegment: true,
    start: "none",
    section: entry,
  },
  {
    name: "scoring",
    kind: "choice",
    choices: SCORINGS,
    required: true,
    isSegment: true,
    start: "new_peoria",
    section: day,
  },
  { name: "pars", kind: "text", max: 80, section: day },
  {
    name: "startMode",
    kind: "choice",
    choices: START_MODES,
    required: true,
    isSegment: true,
    start: "interval",
    section: day,
  },
  { name: "firstTee", kind: "time", required: true, start: "07:00", section: day },
  {
    name: "intervalMinutes",
    kind: "number",
    min: 5,
    max: 30,
    required: true,
    start: "8",
    section: day,
  },
  { name: "schedule", kind: "long_text", codec: SCHEDULE_LINES, localized: true, section: day },
  { name: "prizes", kind: "long_text", codec: PRIZE_LINES, localized: true, section: day },
  ...PUBLICATION_FIELDS,
] as const satisfies readonly RecordField[];

/** Later the places are changed where the entrants are: they follow what is sold. */
const CAPACITY = {
  name: "capacity",
  kind: "number",
  min: 2,
  max: 500,
  required: true,
  section: entry,
} as const satisfies RecordField;

const CREATION_FIELDS = [...FIELDS, CAPACITY] as const;

type Days = { readonly playsOn: string; readonly applyUntil: string };
type Ages = { readonly minAge: number | null; readonly maxAge: number | null };
type Pars = { readonly pars: string | null };

const closesInTime = ({ playsOn, applyUntil }: Days) => applyUntil <= playsOn;
const agesInOrder = ({ minAge, maxAge }: Ages) =>
  minAge === null || maxAge === null || minAge <= maxAge;
const isCard = ({ pars }: Pars) => !pars || parsOf(pars) !== undefined;

const CLOSES = { ...says("tournament.closes_after_play"), path: ["applyUntil"] };
const AGES = { ...says("record.more_than_max"), path: ["minAge"] };
const CARD = { ...says("tournament.pars"), path: ["pars"] };

export const TOURNAMENT_FORM = {
  kind: "tournament",
  area: "tournament",
  sections: ["basic", "entry", "day", "pictures", "publication"],
  fields: FIELDS,
  schema: recordSchema(FIELDS)
    .refine(closesInTime, CLOSES)
    .refine(agesInOrder, AGES)
    .refine(isCard, CARD),
  creation: {
    fields: CREATION_FIELDS,
    schema: recordSchema(CREATION_FIELDS)
      .refine(closesInTime, CLOSES)
      .refine(agesInOrder, AGES)
      .refine(isCard, CARD),
  },
} satisfies RecordDefinition;
