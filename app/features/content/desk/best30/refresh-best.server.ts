import type { Database } from "#app/db/client.server.ts";
import { recommendedCourses } from "#app/db/schema/content-tables.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { fillBest } from "#app/domain/content/best30/fill-best.ts";
import { lockHomeSetting } from "#app/features/content/desk/home/home-settings.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { listBestCourses, pinsOf } from "./best-queries.server.ts";

/** Recomputes the list. The shop's pages read only its result, and follow as soon as it is stored. */
export function refreshBest({ db, now }: Pick<Services, "db" | "now">): Promise<boolean> {
  return db.transaction((tx) => storeBest(tx, now()));
}

/** Answers whether the list has changed: one that stays invalidates no page. */
export async function storeBest(tx: Database, at: Date): Promise<boolean> {
  // Locked, so that two computations never mix their rows.
  const setting = await lockHomeSetting(tx, "best30");
  const candidates = await listBestCourses(tx, DEFAULT_LOCALE, at);
  const rows = fillBest(candidates, pinsOf(setting), shopDayOf(at));
  const shown = candidates.filter(({ rank }) => rank !== null);
  const rankNow = new Map(shown.map(({ id, rank }) => [id, rank]));
  const isSame =
    rows.length === shown.length && rows.every(({ id }, index) => rankNow.get(id) === index + 1);
  if (isSame) return false;
  await tx.delete(recommendedCourses);
  if (rows.length > 0) {
    await tx
      .insert(recommendedCourses)
      .values(rows.map(({ id }, position) => ({ courseId: id, position })));
  }
  return true;
}
