import type { Localized } from "#app/domain/common/language/languages.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { says } from "#app/domain/common/validation.ts";
import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { type FieldCodec, MAX_LINES } from "#app/domain/desk/record/record-values.ts";
import {
  BOOKING_MODES,
  LOCAL_FIELDS,
  POSITION_FIELDS,
  PUBLICATION_FIELDS,
  RATE_FIELDS,
  SPOKEN_LANGUAGES,
} from "../common-fields.ts";
import { FACILITIES } from "./hotel-facility.ts";

const EXTRA_UNITS = ["person", "room", "night", "stay", "bag"] as const;

const MAX_PRICE = 10_000_000;
const MAX_NAME = 80;

/** One extra in each line. */
export const EXTRA_LINES: FieldCodec = {
  read: (text) => {
    const lines = extraLinesOf(text);
    if (lines.length > MAX_LINES) return { code: "record.too_long" };
    return lines.every((line) => parseExtraLine(line)) ? { value: text } : { code: "record.line" };
  },
  store: (text) => extrasOf(String(text ?? "")),
  write: (extras) => ((extras ?? []) as readonly HotelExtra[]).map(extraLine).join("\n"),
};

/** An extra as editors write it: name | English name | won | unit. */
function extraLine({ name, price, unit }: HotelExtra): string {
  return [name.ko ?? "", name.en ?? "", price, unit].join(" | ");
}

/** The extra of a line; undefined where the line is not written that way. */
function parseExtraLine(line: string): HotelExtra | undefined {
  const parts = line.split("|").map((part) => part.trim());
  const [ko = "", en = "", amount = "", unit = ""] = parts;
  const price = /^\d{1,8}$/.test(amount) ? Number(amount) : Number.NaN;
  const isKnown = EXTRA_UNITS.some((each) => each === unit);
  if (parts.length !== 4 || !ko || ko.length > MAX_NAME || en.length > MAX_NAME) return undefined;
  if (!isKnown || !(price <= MAX_PRICE)) return undefined;
  return { name: { ko, en }, price: won(price), unit: unit as ExtraUnit };
}

/** The extras of a checked text; empty lines are left out. */
function extrasOf(text: string): readonly HotelExtra[] {
  return extraLinesOf(text).flatMap((line) => parseExtraLine(line) ?? []);
}

function extraLinesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

type ExtraUnit = (typeof EXTRA_UNITS)[number];

/** An extra that a guest pays for at the hotel. */
export type HotelExtra = {
  readonly name: Localized;
  readonly price: Won;
  readonly unit: ExtraUnit;
};

const [basic, stay, place] = ["basic", "stay", "place"] as const;

const FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 80, section: basic },
  { name: "summary", kind: "long_text", localized: true, required: true, max: 600, section: basic },
  { name: "regionId", kind: "reference", required: true, section: basic },
  { name: "stars", kind: "number", min: 1, max: 5, required: true, start: "4", section: basic },
  { name: "homepage", kind: "text", max: 200, section: basic },
  { name: "onCourseId", kind: "reference", section: basic },
  { name: "languages", kind: "tags", choices: SPOKEN_LANGUAGES, section: basic },
  { name: "facilities", kind: "tags", choices: FACILITIES, section: basic },
  {
    name: "booking",
    kind: "choice",
    choices: BOOKING_MODES,
    required: true,
    isSegment: true,
    start: "request",
    section: stay,
  },
  { name: "checkIn", kind: "time", required: true, start: "15:00", section: stay },
  { name: "checkOut", kind: "time", required: true, start: "12:00", section: stay },
  { name: "refundPolicyId", kind: "reference", required: true, section: stay },
  { name: "extras", kind: "long_text", codec: EXTRA_LINES, section: stay },
  { name: "charges", kind: "lines", localized: true, max: 2_000, section: stay },
  { name: "cautions", kind: "lines", localized: true, max: 2_000, section: stay },
  { name: "tour", kind: "long_text", localized: true, max: 2_000, section: place },
  { name: "transport", kind: "long_text", localized: true, max: 2_000, section: place },
  { name: "address", kind: "text", localized: true, required: true, max: 200, section: place },
  ...LOCAL_FIELDS,
  ...POSITION_FIELDS,
  ...PUBLICATION_FIELDS,
] as const satisfies readonly RecordField[];

export const HOTEL_FORM = {
  kind: "hotel",
  area: "hotel",
  sections: ["basic", "stay", "rooms", "pictures", "place", "publication"],
  fields: FIELDS,
  schema: recordSchema(FIELDS).refine(({ homepage }) => homepage === null || isAddress(homepage), {
    ...says("record.address"),
    path: ["homepage"],
  }),
} satisfies RecordDefinition;

function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

const ROOM_FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 80, section: basic },
  {
    name: "maxAdults",
    kind: "number",
    min: 1,
    max: 12,
    required: true,
    start: "2",
    section: basic,
  },
  {
    name: "maxChildren",
    kind: "number",
    min: 0,
    max: 8,
    required: true,
    start: "1",
    section: basic,
  },
  { name: "position", kind: "number", min: 0, max: 99, required: true, start: "0", section: basic },
  { name: "areaSqm", kind: "number", min: 5, max: 1_000, section: basic },
  { name: "beds", kind: "text", localized: true, max: 80, section: basic },
  { name: "breakfast", kind: "switch", section: basic },
  { name: "extraBed", kind: "switch", section: basic },
  ...PUBLICATION_FIELDS,
] as const satisfies readonly RecordField[];

const NEW_ROOM_FIELDS = [
  ...ROOM_FIELDS,
  ...RATE_FIELDS,
  { name: "allotment", kind: "number", min: 0, max: 500, required: true, section: "rates" },
] as const satisfies readonly RecordField[];

/** A type of room; its hotel is given by the address. */
export const ROOM_FORM = {
  kind: "room",
  area: "hotel",
  sections: ["basic", "rates", "pictures", "publication"],
  fields: ROOM_FIELDS,
  schema: recordSchema(ROOM_FIELDS),
  creation: { fields: NEW_ROOM_FIELDS, schema: recordSchema(NEW_ROOM_FIELDS) },
} satisfies RecordDefinition;
