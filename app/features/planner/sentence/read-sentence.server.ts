import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { readWish } from "#app/domain/planner/sentence/read-wish.ts";
import type { SentenceReading } from "#app/domain/planner/sentence/sentence-reading.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { askModel } from "./ask-model.server.ts";
import { knownLexicon } from "./known-lexicon.server.ts";

type Sentence = { readonly text: string; readonly locale: Locale };

/** What a golfer wants, as far as their sentence says so. */
export async function readSentence(
  services: Pick<Services, "db" | "now" | "plannerModel" | "log">,
  { text, locale }: Sentence,
): Promise<SentenceReading> {
  const now = services.now();
  const today = shopDayOf(now);
  const lexicon = await knownLexicon(services.db, now);
  return askModel(services, readWish(text, { locale, today, lexicon }), { today, lexicon });
}
