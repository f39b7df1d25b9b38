import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { RATES } from "../pricing/price-layer.ts";
import { PRODUCT_STATUSES } from "./sale/publication.ts";

const publication = "publication";

export const PUBLICATION_FIELDS = [
  {
    name: "status",
    kind: "choice",
    choices: PRODUCT_STATUSES,
    required: true,
    isSegment: true,
    start: "draft",
    section: publication,
  },
  { name: "publishAt", kind: "moment", section: publication },
  { name: "unpublishAt", kind: "moment", section: publication },
] as const satisfies readonly RecordField[];

/** What a new product costs; later its price page says so. */
export const RATE_FIELDS = RATES.flatMap((rate) =>
  (["weekday", "weekend"] as const).map((day) => ({
    name: `${rate}_${day}` as const,
    kind: "won" as const,
    required: true as const,
    min: 1_000,
    column: `rateCard.${rate}.${day}`,
    section: "rates",
  })),
) satisfies readonly RecordField[];

const place = "place";

export const POSITION_FIELDS = [
  {
    name: "latitude",
    kind: "number",
    decimals: true,
    min: -90,
    max: 90,
    required: true,
    section: place,
  },
  {
    name: "longitude",
    kind: "number",
    decimals: true,
    min: -180,
    max: 180,
    required: true,
    section: place,
  },
] as const satisfies readonly RecordField[];

/** For vouchers: what a driver reads, and the numbers a traveller calls. */
export const LOCAL_FIELDS = [
  { name: "localName", kind: "text", max: 120, section: place },
  { name: "localAddress", kind: "text", max: 200, section: place },
  { name: "phone", kind: "text", max: 30, section: place },
] as const satisfies readonly RecordField[];

export const BOOKING_MODES = ["instant", "request"] as const;

/** Languages that staff at courses and hotels speak. */
export const SPOKEN_LANGUAGES = [
  "ko",
  "en",
  "th",
  "vi",
  "zh",
  "ja",
  "ms",
  "id",
  "fil",
  "km",
  "lo",
] as const;
