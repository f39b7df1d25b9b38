import type { Database } from "#app/db/client.server.ts";
import type { Lexicon } from "#app/domain/planner/sentence/names/lexicon.ts";
import { loadLexicon } from "./load-lexicon.server.ts";

/** The tables that names come from. */
const TABLES = new Set(["regions", "courses", "hotels", "caddies", "holidays", "peak_windows"]);
/** Where nobody tells of changes, a new name is known this late. */
const KEPT_MS = 60_000;

type Known = { readonly until: number; readonly lexicon: Promise<Lexicon> };

/** The process holds it, not this module: pages and server are two bundles. */
const holder = globalThis as { palmteeLexicons?: WeakMap<Database, Known> };

/** The names of the shop, loaded again when one of their tables has changed. */
export function knownLexicon(db: Database, now: Date): Promise<Lexicon> {
  holder.palmteeLexicons ??= new WeakMap();
  const lexicons = holder.palmteeLexicons;
  const known = lexicons.get(db);
  if (known && now.getTime() < known.until) return known.lexicon;
  const lexicon = loadLexicon(db);
  lexicons.set(db, { until: now.getTime() + KEPT_MS, lexicon });
  lexicon.catch(() => lexicons.delete(db));
  return lexicon;
}

/** A table has changed; without its name, any may have. */
export function forgetNames(table?: string): void {
  if (table === undefined || TABLES.has(table)) holder.palmteeLexicons = new WeakMap();
}
