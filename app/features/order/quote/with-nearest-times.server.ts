import type { Database } from "#app/db/client.server.ts";
import { canTake } from "#app/domain/catalog/course/tee-board.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { daysAround, nearestTimes } from "#app/domain/order/nearest-times.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { askOnce } from "#app/platform/run-per-key.server.ts";
import { loadCourses, roundState, slotsOf } from "./facts-courses.server.ts";

/** When any part of the work finds a line sold out, the refusal names the free hours around it. */
export async function withNearestTimes<T>(
  db: Database,
  lines: readonly CartLine[],
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof SoldOut)) throw cause;
    const round = linesOf(lines, "golf").find((line) => lineKey(line) === cause.lineKey);
    if (!round || round.join !== undefined) throw cause;
    // A crowd at one tee time asks once.
    const key = `nearest ${cause.lineKey} ${round.players}`;
    throw new SoldOut(cause.lineKey, await askOnce(key, () => findNearestTimes(db, round, now)));
  }
}

async function findNearestTimes(db: Database, round: LineOf<"golf">, now: Date) {
  const days = [round.date, ...daysAround(round.date)];
  const facts = await loadCourses(
    db,
    days.map((date) => ({ ...round, date })),
  );
  const course = facts.courses.get(round.courseId);
  if (!course) return [];
  return nearestTimes(round, (date) =>
    slotsOf({ ...round, date }, course, facts, now)
      .filter(canTake)
      .filter(({ time }) => roundState({ ...round, date, time }, course, facts, now) === "open")
      .map(({ time }) => time),
  );
}
