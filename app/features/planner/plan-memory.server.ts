import { LRUCache } from "lru-cache";
import type { Database } from "#app/db/client.server.ts";
import type { PlanAnswer } from "#app/domain/planner/plan-types.ts";

const KEPT_MS = 60_000;
const MOST = 200;

/** The tables of candidates that announce their changes; what is free is asked again with every answer. */
const READ: ReadonlySet<string> = new Set([
  "caddies",
  "course_days",
  "courses",
  "hotel_courses",
  "hotels",
  "peak_windows",
  "plan_weights",
  "refund_policies",
  "regions",
  "reviews",
  "rooms",
]);

type Kept = { readonly answer: PlanAnswer; readonly until: number };

const memories = new Set<LRUCache<string, Kept>>();
const byDatabase = new WeakMap<Database, LRUCache<string, Kept>>();

function memoryOf(db: Database): LRUCache<string, Kept> {
  const known = byDatabase.get(db);
  if (known) return known;
  const memory = new LRUCache<string, Kept>({ max: MOST });
  byDatabase.set(db, memory);
  memories.add(memory);
  return memory;
}

export function rememberedAnswer(db: Database, key: string, now: Date): PlanAnswer | undefined {
  const kept = memoryOf(db).get(key);
  return kept && kept.until > now.getTime() ? kept.answer : undefined;
}

export function rememberAnswer(db: Database, key: string, answer: PlanAnswer, now: Date): void {
  memoryOf(db).set(key, { answer, until: now.getTime() + KEPT_MS });
}

/** A table was changed, here or by another instance; without a name, any may have been. */
export function forgetAnswers(table?: string): void {
  if (table !== undefined && !READ.has(table)) return;
  for (const memory of memories) memory.clear();
}
