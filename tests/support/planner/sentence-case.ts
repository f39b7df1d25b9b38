import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import english from "./english-sentences.json" with { type: "json" };
import korean from "./korean-sentences.json" with { type: "json" };

/** A sentence and what it means; golfers are left out where nobody says how many. */
export type SentenceCase = readonly [text: string, wish: Partial<PlanWish>];

/** The readers were developed with the first 75 of each language; the other 75 were written before any reader saw them. */
export const koreanSentences = korean as unknown as readonly SentenceCase[];
export const englishSentences = english as unknown as readonly SentenceCase[];
