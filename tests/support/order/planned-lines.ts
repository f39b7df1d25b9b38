import type { Database } from "#app/db/client.server.ts";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { STAY_READERS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { findRoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { roundLines } from "#app/features/catalog/course/round/round-lines.ts";
import { planRound } from "#app/features/catalog/course/round/round-plan.server.ts";
import { findStayHotel } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { planStay } from "#app/features/catalog/hotel/stay/plan-stay.server.ts";
import { stayLines } from "#app/features/catalog/hotel/stay/stay-lines.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

export const SIAM = "th-siam-old";
const AMARI = "ht-amari-pattaya";

/** What the page of a course puts into a cart. */
export async function plannedRound(
  db: Database,
  search: string,
  courseId = SIAM,
): Promise<readonly CartLine[]> {
  const course = await findRoundCourse(db, courseId);
  if (!course) throw new Error("the demo has no such course");
  const { query } = readQuery(ROUND_READERS, new URLSearchParams(search));
  return roundLines(courseId, await planRound(db, "ko", { course, query, now: TEST_NOW }));
}

/** What the page of a hotel puts into a cart. */
export async function plannedStay(db: Database, search: string): Promise<readonly CartLine[]> {
  const hotel = await findStayHotel(db, AMARI);
  if (!hotel) throw new Error("the demo has no such hotel");
  const { query } = readQuery(STAY_READERS, new URLSearchParams(search));
  return stayLines(AMARI, await planStay(db, "ko", { hotel, query, now: TEST_NOW }));
}
