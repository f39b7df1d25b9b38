import { says } from "#app/domain/common/validation.ts";
import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";

/** A path of the shop, or an address outside it. */
const TARGET = /^(?:\/(?![/\\])[^\s"<>\\]*|https:\/\/[^\s"<>]+)$/;

const FIELDS = [
  { name: "startsAt", kind: "moment" },
  { name: "endsAt", kind: "moment" },
  { name: "target", kind: "text", required: true, max: 300 },
  { name: "eyebrow", kind: "text", localized: true, required: true, max: 60 },
  { name: "title", kind: "long_text", localized: true, required: true, max: 60 },
  { name: "text", kind: "text", localized: true, required: true, max: 160 },
  { name: "action", kind: "text", localized: true, required: true, max: 30 },
] as const;

/** A banner of the home page; without moments it is shown for good. */
export const BANNER_FORM = {
  kind: "banner",
  area: "banners",
  fields: FIELDS,
  sections: ["", "pictures", "preview"],
  schema: recordSchema(FIELDS)
    .refine(({ target }) => TARGET.test(target), { ...says("banner.target"), path: ["target"] })
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
      ...says("record.ends_before_start"),
      path: ["endsAt"],
    }),
} satisfies RecordDefinition;
