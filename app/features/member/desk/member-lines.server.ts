import { and, asc, desc, eq, gte, inArray, lt, ne, sum } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";

/** What the reservations of a record are narrowed to. */
export const LINE_PERIODS = ["coming", "past"] as const;
export type LinePeriod = (typeof LINE_PERIODS)[number];

const LINES_SHOWN = 20;

type Whose = { readonly memberId: string; readonly today: LocalDate };

/** The reservations of a member, latest first; those to come begin with the next. */
export function listMemberLines(
  db: Database,
  locale: Locale,
  { memberId, today, period }: Whose & { readonly period?: LinePeriod | undefined },
) {
  const order = period === "coming" ? asc(reservations.usedOn) : desc(reservations.usedOn);
  return db
    .select({
      idx: reservations.idx,
      title: inLocale(reservations.title, locale),
      usedOn: reservations.usedOn,
      paid: reservations.paid,
      status: reservations.status,
    })
    .from(reservations)
    .where(and(eq(reservations.memberId, memberId), period && isIn(period, today)))
    .orderBy(order, desc(reservations.idx))
    .limit(LINES_SHOWN);
}

/** The figures above a record: what was paid, what comes next, what was cancelled. */
export async function memberFigures(db: Database, locale: Locale, { memberId, today }: Whose) {
  const mine = eq(reservations.memberId, memberId);
  const count = (where: Parameters<typeof and>[0]) => db.$count(reservations, and(mine, where));
  const [[paid], [next], used, cancelled, refunding, coming, past] = await Promise.all([
    db
      .select({ sum: sum(reservations.paid).mapWith(Number) })
      .from(reservations)
      .where(and(mine, ne(reservations.status, "CANCELLED"))),
    db
      .select({ usedOn: reservations.usedOn, title: inLocale(reservations.title, locale) })
      .from(reservations)
      .where(
        and(
          mine,
          gte(reservations.usedOn, today),
          inArray(reservations.status, ["PENDING", "COMPLETE"]),
        ),
      )
      .orderBy(asc(reservations.usedOn), asc(reservations.idx))
      .limit(1),
    count(eq(reservations.status, "USED")),
    count(eq(reservations.status, "CANCELLED")),
    count(eq(reservations.status, "REFUND_REQUEST")),
    count(isIn("coming", today)),
    count(isIn("past", today)),
  ]);
  return { paid: won(paid?.sum ?? 0), next, used, cancelled, refunding, lines: { coming, past } };
}

export type MemberFigures = Awaited<ReturnType<typeof memberFigures>>;

function isIn(period: LinePeriod, today: LocalDate) {
  return period === "coming" ? gte(reservations.usedOn, today) : lt(reservations.usedOn, today);
}
