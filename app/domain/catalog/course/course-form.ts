import { says } from "#app/domain/common/validation.ts";
import type {
  InputOf,
  RecordDefinition,
  RecordField,
} from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import {
  BOOKING_MODES,
  LOCAL_FIELDS,
  POSITION_FIELDS,
  PUBLICATION_FIELDS,
  RATE_FIELDS,
} from "../common-fields.ts";
import { TIME_ZONES } from "../place/country.ts";

export const COURSE_TIERS = ["premium", "standard", "value"] as const;
const POLICIES = ["mandatory", "optional"] as const;

const [basic, rules, place] = ["basic", "rules", "place"] as const;
const rule = { kind: "long_text", localized: true, max: 600, section: rules } as const;

const FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 80, section: basic },
  { name: "summary", kind: "long_text", localized: true, required: true, max: 600, section: basic },
  {
    name: "regionId",
    kind: "reference",
    required: true,
    section: basic,
  },
  { name: "tier", kind: "choice", choices: COURSE_TIERS, required: true, section: basic },
  { name: "holes", kind: "number", min: 9, max: 108, required: true, start: "18", section: basic },
  { name: "par", kind: "number", min: 27, max: 80, required: true, start: "72", section: basic },
  { name: "yards", kind: "number", min: 1_000, max: 9_000, required: true, section: basic },
  { name: "opened", kind: "number", min: 1850, max: 2100, section: basic },
  { name: "designer", kind: "text", max: 120, section: basic },
  { name: "grass", kind: "text", localized: true, max: 120, section: basic },
  {
    name: "booking",
    kind: "choice",
    choices: BOOKING_MODES,
    required: true,
    isSegment: true,
    start: "request",
    section: rules,
  },
  {
    name: "minPlayers",
    kind: "number",
    min: 1,
    max: 8,
    required: true,
    start: "2",
    section: rules,
  },
  {
    name: "maxPlayers",
    kind: "number",
    min: 1,
    max: 8,
    required: true,
    start: "4",
    section: rules,
  },
  { name: "teeAllotment", kind: "number", min: 1, max: 8, section: rules },
  { name: "firstTee", kind: "time", required: true, start: "06:00", section: rules },
  { name: "lastTee", kind: "time", required: true, start: "13:30", section: rules },
  {
    name: "teeIntervalMinutes",
    kind: "number",
    min: 5,
    max: 60,
    required: true,
    start: "8",
    section: rules,
  },
  { name: "caddyPolicy", kind: "choice", choices: POLICIES, required: true, section: rules },
  { name: "cartPolicy", kind: "choice", choices: POLICIES, required: true, section: rules },
  {
    name: "playersPerCart",
    kind: "number",
    min: 1,
    max: 4,
    required: true,
    start: "1",
    section: rules,
  },
  { name: "caddyTipBaht", kind: "number", min: 0, max: 5_000, section: rules },
  { name: "refundPolicyId", kind: "reference", required: true, section: rules },
  { name: "includesCaddy", kind: "switch", section: rules },
  { name: "includesCart", kind: "switch", section: rules },
  { name: "nightGolf", kind: "switch", section: rules },
  { name: "onSiteHotel", kind: "switch", section: rules },
  { name: "popularWithKoreans", kind: "switch", section: rules },
  { name: "checkInRule", ...rule, column: "rules.checkIn" },
  { name: "dressCode", ...rule, column: "rules.dressCode" },
  { name: "rain", ...rule, column: "rules.rain" },
  { name: "twoBall", ...rule, column: "rules.twoBall" },
  { name: "single", ...rule, column: "rules.single" },
  { name: "gallery", ...rule, column: "rules.gallery" },
  { name: "address", kind: "text", localized: true, required: true, max: 200, section: place },
  ...LOCAL_FIELDS,
  ...POSITION_FIELDS,
  { name: "driveMinutes", kind: "number", min: 0, max: 600, section: place },
  { name: "roadKm", kind: "number", decimals: true, min: 0, max: 1_000, section: place },
  { name: "airportMinutes", kind: "number", min: 0, max: 600, section: place },
  { name: "timeZone", kind: "choice", choices: TIME_ZONES, section: place },
  ...PUBLICATION_FIELDS,
] as const satisfies readonly RecordField[];

const FEE_FIELDS = [
  { name: "caddyFee", kind: "won", max: 1_000_000, required: true, start: "0", section: "rates" },
  { name: "cartFee", kind: "won", max: 1_000_000, required: true, start: "0", section: "rates" },
] as const satisfies readonly RecordField[];

const NEW_FIELDS = [...FIELDS, ...RATE_FIELDS, ...FEE_FIELDS] as const;

type TeeSheet = Pick<
  InputOf<typeof FIELDS>,
  "minPlayers" | "maxPlayers" | "teeAllotment" | "firstTee" | "lastTee"
>;

const partyFits = ({ minPlayers, maxPlayers }: TeeSheet) => minPlayers <= maxPlayers;
/** Fewer places than the smallest party could never be sold. */
const allotmentFits = ({ teeAllotment, minPlayers, maxPlayers }: TeeSheet) =>
  teeAllotment === null || (teeAllotment >= minPlayers && teeAllotment <= maxPlayers);
const sheetHasTimes = ({ firstTee, lastTee }: TeeSheet) => firstTee <= lastTee;
const PARTY = { ...says("record.more_than_max"), path: ["maxPlayers"] };
const ALLOTMENT = { ...says("record.allotment_party"), path: ["teeAllotment"] };
const SHEET = { ...says("record.last_before_first"), path: ["lastTee"] };

export const COURSE_FORM = {
  kind: "course",
  area: "courses",
  sections: ["basic", "rules", "rates", "pictures", "place", "publication"],
  fields: FIELDS,
  schema: recordSchema(FIELDS)
    .refine(partyFits, PARTY)
    .refine(allotmentFits, ALLOTMENT)
    .refine(sheetHasTimes, SHEET),
  creation: {
    fields: NEW_FIELDS,
    schema: recordSchema(NEW_FIELDS)
      .refine(partyFits, PARTY)
      .refine(allotmentFits, ALLOTMENT)
      .refine(sheetHasTimes, SHEET),
  },
} satisfies RecordDefinition;
