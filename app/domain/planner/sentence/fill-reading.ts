import { z } from "zod";
import type { PlanWish, WishField } from "../plan-wish.ts";
import { planWishSchema } from "../plan-wish-schema.ts";
import type { Lexicon } from "./names/lexicon.ts";
import type { ReadField, SentenceReading } from "./sentence-reading.ts";

const FIELDS = Object.keys(planWishSchema.shape) as [WishField, ...WishField[]];
const MAX_ANSWER = 20_000;
const answerSchema = z.object({
  fields: z
    .array(
      z.object({ field: z.enum(FIELDS), value: z.unknown(), words: z.string().min(1).max(200) }),
    )
    .max(FIELDS.length),
});

/**
 * Adds what somebody else understood of the unread words. It cannot change what was read, say anything about words
 * that are not in the sentence, or name what does not exist.
 */
export function fillReading(
  reading: SentenceReading,
  answer: string,
  lexicon: Lexicon,
): SentenceReading {
  const parsed = answerSchema.safeParse(jsonIn(answer));
  if (!parsed.success) return reading;
  let filled = reading;
  for (const { field, value, words } of parsed.data.fields) {
    filled = withField(filled, { field, words: words.trim() }, value, lexicon);
  }
  return filled;
}

function withField(
  reading: SentenceReading,
  added: ReadField,
  value: unknown,
  lexicon: Lexicon,
): SentenceReading {
  const { wish, read, unread } = reading;
  const place = unread.findIndex((piece) => added.words !== "" && piece.includes(added.words));
  const isKnown = read.some(({ field }) => field === added.field);
  if (place === -1 || isKnown) return reading;
  const next = planWishSchema.safeParse({ ...wish, [added.field]: value });
  if (!next.success || !exists(next.data, lexicon)) return reading;
  const rest = (unread[place] ?? "").replace(added.words, " ").split(" ").filter(Boolean).join(" ");
  return {
    wish: next.data,
    read: [...read, added],
    unread: unread.toSpliced(place, 1, ...(rest === "" ? [] : [rest])),
  };
}

/** The first object of a text; a model may put words around it. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (from === -1 || to < from || text.length > MAX_ANSWER) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

function exists(wish: PlanWish, { ids }: Lexicon): boolean {
  const { regions = [], must = [], avoid = [], caddies = [], hotel, arrival, departure } = wish;
  const airports = [arrival?.airport, departure?.airport].filter((each) => each !== undefined);
  return (
    regions.every((id) => ids.region.has(id)) &&
    must.every((id) => ids.course.has(id) && !avoid.includes(id)) &&
    avoid.every((id) => ids.course.has(id) || ids.hotel.has(id)) &&
    caddies.every((id) => ids.caddie.has(id)) &&
    airports.every((code) => ids.airport.has(code)) &&
    (hotel?.id === undefined || ids.hotel.has(hotel.id))
  );
}
