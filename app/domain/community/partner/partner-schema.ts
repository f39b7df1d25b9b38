import { z } from "zod";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { parseShopMoment } from "#app/domain/common/date/zone-time.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { readDay, readId, readTime } from "#app/domain/common/query-readers.ts";
import { isVisible, tidy } from "#app/domain/common/text/tidy.ts";
import { says } from "#app/domain/common/validation.ts";
import { MAX_CONTACT, MAX_WORD } from "#app/domain/community/post.ts";
import { postText, sentPictures } from "../post-schema.ts";
import { AGES, LEVELS, MOODS, MOST_SEATS } from "./round.ts";

const MOST_COST = 5_000_000;
const MOST_PLAYERS = 7;

function oneLine(code: ErrorCode, max: number) {
  return z
    .string(says(code))
    .transform((text) => tidy(text).replace(/\s+/g, " "))
    .refine((text) => isVisible(text) && text.length <= max, says(code));
}

function count(code: ErrorCode, most: number) {
  return z
    .string(says(code))
    .regex(/^\d{1,2}$/, says(code))
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, says(code));
}

const mood = z.enum(MOODS, says("common.bad_request"));

/** What is said of every round, booked or planned. */
const common = {
  ...postText,
  seats: count("partner.seats", MOST_SEATS),
  level: z.enum(LEVELS, says("common.bad_request")).default("anyone"),
  ages: z.enum(AGES, says("common.bad_request")).default("anyone"),
  mood: z
    .union([z.array(mood), mood.transform((one) => [one])], says("common.bad_request"))
    .default([])
    .transform((all) => [...new Set(all)]),
  deadline: z
    .string(says("partner.deadline"))
    .transform((text) => parseShopMoment(text))
    .refine((at) => at !== undefined, says("partner.deadline"))
    .transform((at) => at as Date),
  contact: oneLine("partner.contact_required", MAX_CONTACT),
  picture: sentPictures,
};

const plan = z.object({
  ...common,
  round: z.literal("plan"),
  course: z
    .string(says("partner.course_required"))
    .refine((text) => readId(text) !== undefined, says("partner.course_required")),
  day: z
    .string(says("partner.day"))
    .refine((text) => readDay(text) !== undefined, says("partner.day"))
    .transform((text) => text as LocalDate),
  time: z
    .string(says("partner.time"))
    .refine((text) => readTime(text) !== undefined, says("partner.time")),
  players: count("partner.players", MOST_PLAYERS),
  /** What the author expects each to pay; empty while unknown. */
  cost: z
    .string()
    .default("")
    .transform((text) => text.replace(/[,\s₩원]/g, ""))
    .refine((text) => /^\d{0,7}$/.test(text) && Number(text) <= MOST_COST, says("partner.cost"))
    .transform((text): Won | null => (text === "" ? null : won(Number(text)))),
});

const booked = z.object({
  ...common,
  /** The author's own reservation: its day, its hour and its price are not typed. */
  round: z.uuid(says("partner.round_required")),
});

export type PlanInput = z.output<typeof plan>;
export type BookedInput = z.output<typeof booked>;
export type PartnerInput = PlanInput | BookedInput;

/** Which of the two a form is about, so that its errors name the fields that it has. */
export function partnerSchemaOf(form: FormData) {
  return form.get("round") === "plan" ? plan : booked;
}

const id = z.coerce.number(says("common.bad_request")).int().positive().max(2_147_483_647);

/** What a reader or the author does with a round. */
export const joinSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("apply"), word: oneLine("partner.word_required", MAX_WORD) }),
    z.object({ intent: z.literal("accept"), application: id }),
    z.object({ intent: z.literal("decline"), application: id }),
    z.object({ intent: z.literal("withdraw") }),
    z.object({ intent: z.literal("pay") }),
    z.object({ intent: z.literal("alert") }),
    z.object({ intent: z.literal("alert_off") }),
    z.object({ intent: z.literal("close") }),
    z.object({ intent: z.literal("cancel") }),
  ],
  says("common.bad_request"),
);
