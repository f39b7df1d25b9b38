import { and, asc, between, eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

/** What has a calendar of days that can be closed for sale. */
export type StoppableProduct = { readonly kind: "course" | "room"; readonly id: string };

export type SaleDay = {
  readonly day: LocalDate;
  readonly closed: boolean;
  readonly reason: string | null;
};

type Sale = { readonly closed: boolean; readonly closeReason: string | null };

/** The days of a course, or the nights of a room. */
export function saleDaysOf(tx: Database, { kind, id }: StoppableProduct) {
  const [table, product, day] =
    kind === "course"
      ? ([courseDays, courseDays.courseId, courseDays.day] as const)
      : ([roomNights, roomNights.roomId, roomNights.night] as const);
  /** Locked in the order of the days, so that two changes never wait for each other. */
  const lock = (where: SQL): Promise<SaleDay[]> =>
    tx
      .select({ day, closed: table.closed, reason: table.closeReason })
      .from(table)
      .where(and(eq(product, id), where))
      .orderBy(asc(day))
      .for("update");
  return {
    lockRange: (from: LocalDate, to: LocalDate) => lock(between(day, from, to)),
    lock: (days: readonly LocalDate[]) => lock(inArray(day, [...days])),
    set: (days: readonly LocalDate[], sale: Sale) => {
      const where = and(eq(product, id), inArray(day, [...days]));
      return kind === "course"
        ? tx.update(courseDays).set(sale).where(where)
        : tx.update(roomNights).set(sale).where(where);
    },
  };
}
