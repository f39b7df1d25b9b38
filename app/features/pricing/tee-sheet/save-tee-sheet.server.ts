import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  refusalOf,
  type TeeChange,
  type TeeRefusal,
  type TeeState,
} from "#app/domain/pricing/desk/tee-sheet-form.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { courseOf } from "#app/features/pricing/stock/change-places.server.ts";
import { setTees } from "#app/features/pricing/stock/set-tees.server.ts";
import { takenBySlot } from "#app/features/pricing/stock/taken-places.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { listTeePrices, setTeePrices } from "./tee-prices.server.ts";

type SheetSave = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly rows: readonly (TeeChange & { readonly reason?: string })[];
  /** Needed where a tee time is stopped. */
  readonly reason: string;
};

export type SavedSheet = {
  readonly saved: readonly string[];
  readonly refused: readonly TeeRefusal[];
  /** The history entry, by which the save can be undone; null where nothing changed. */
  readonly entry: number | null;
};

/**
 * Saves the changed rows of a day together. Rows are independent: one that was sold or changed meanwhile stays as it
 * is, the others are saved.
 */
export async function saveTeeSheet(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { courseId, day, rows, reason }: SheetSave,
): Promise<SavedSheet> {
  if (day < shopDayOf(now())) throw new AppError("price.past");
  if (reason === "" && rows.some(isStop)) {
    throw new AppError("price.reason_required");
  }
  return withSerializableRetry(db, async (tx) => {
    const course = await courseOf(tx, courseId, day);
    const times = rows.map(({ time }) => time).toSorted();
    if (times.some((time) => !course.times.has(time))) throw new AppError("common.not_found");
    const { standing, stopReason } = await lockTees(tx, {
      courseId,
      day,
      times,
      usual: course.usual,
    });
    const refused = rows.flatMap((row) => {
      const refusal = refusalOf(row, standing(row.time), course.most);
      return refusal ? [refusal] : [];
    });
    const blocked = new Set(refused.map(({ time }) => time));
    const saved = rows.map(({ time }) => time).filter((time) => !blocked.has(time));
    const good = rows.filter((row) => !blocked.has(row.time) && isChange(row));
    if (good.length === 0) return { saved, refused, entry: null };

    await storeRows(tx, { courseId, day, rows: good, reason }, { by: staff.id, at: now() });
    const states = (pick: (row: TeeChange) => TeeState) =>
      Object.fromEntries(good.map((row) => [row.time, pick(row)]));
    const entry = await writeAudit(tx, {
      by: staff.id,
      action: "places.sheet",
      subject: { kind: "course_places", id: courseId },
      before: {
        day,
        rows: states(({ seen }) => seen),
        reasons: Object.fromEntries(
          good.flatMap(({ time, seen }) => (seen.stopped ? [[time, stopReason(time)]] : [])),
        ),
      },
      after: { day, rows: states(({ next }) => next), reason },
      at: now(),
    });
    return { saved, refused, entry };
  });
}

/** Places and sale belong to the stock, fees to the prices. */
async function storeRows(
  tx: Database,
  { courseId, day, rows, reason }: SheetSave,
  change: { readonly by: string; readonly at: Date },
): Promise<void> {
  const places = rows.filter(
    ({ seen, next }) => seen.places !== next.places || seen.stopped !== next.stopped,
  );
  await setTees(
    tx,
    { courseId, day },
    places.map(({ time, next, reason: own }) => ({ time, reason: own ?? reason, ...next })),
  );
  const fees = rows.filter(({ seen, next }) => seen.fee !== next.fee);
  await setTeePrices(
    tx,
    { courseId, day },
    fees.map(({ time, next }) => ({ time, fee: next.fee })),
    change,
  );
}

function isStop({ seen, next, reason }: SheetSave["rows"][number]): boolean {
  return next.stopped && !seen.stopped && reason === undefined;
}

/** A row that is sent as it was is no history. */
function isChange({ seen, next }: TeeChange): boolean {
  return seen.places !== next.places || seen.stopped !== next.stopped || seen.fee !== next.fee;
}

type Sheet = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly times: readonly string[];
  readonly usual: number;
};

/** The rows that exist are locked in the order in which buyers take them; the others are as the course opens them. */
async function lockTees(tx: Database, { courseId, day, times, usual }: Sheet) {
  const rows = await tx
    .select()
    .from(teeTimes)
    .where(
      and(
        eq(teeTimes.courseId, courseId),
        eq(teeTimes.day, day),
        inArray(teeTimes.teeTime, [...times]),
      ),
    )
    .orderBy(asc(teeTimes.teeTime))
    .for("update");
  const known = new Map(rows.map((row) => [row.teeTime.slice(0, 5), row]));
  const taken = await takenBySlot(tx, { kind: "tee", productId: courseId, from: day, to: day });
  const fees = await listTeePrices(tx, { courseId, day });
  const stopReason = (time: string) => known.get(time)?.stopReason ?? "";
  const standing = (time: string) => {
    const row = known.get(time);
    return {
      places: row ? (row.wanted ?? row.capacity) : usual,
      stopped: row?.stopped ?? false,
      fee: fees.get(time) ?? null,
      sold: (taken.get(time)?.sold ?? 0) + (row?.elsewhere ?? 0),
    };
  };
  return { standing, stopReason };
}
