import { and, asc, desc, eq, gte, lt, lte, ne } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { events } from "#app/db/schema/content-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PeriodList, PeriodTab } from "#app/domain/common/date/period.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import { richTextIn } from "#app/domain/common/text/rich-text.ts";

export type EventCard = Awaited<ReturnType<typeof listEvents>>["rows"][number];
export type EventDetail = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

const OTHERS = 3;

/** Ongoing ones by end date, ended ones newest first. */
export async function listEvents(
  db: Database,
  locale: Locale,
  { tab, page }: PeriodList,
  today: LocalDate,
) {
  const counts = {
    ongoing: await db.$count(events, within("ongoing", today)),
    ended: await db.$count(events, within("ended", today)),
  };
  const paging = pagingOf(counts[tab], page);
  const rows = await db
    .select(card(locale))
    .from(events)
    .where(within(tab, today))
    .orderBy(tab === "ongoing" ? asc(events.endsOn) : desc(events.endsOn), desc(events.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows, paging, counts };
}

/** Staff also see drafts. */
export async function findEvent(
  db: Database,
  locale: Locale,
  id: number,
  { drafts = false }: { readonly drafts?: boolean } = {},
) {
  const [event] = await db
    .select({
      ...card(locale),
      body: inLocale(events.body, locale),
      products: events.products,
      couponId: events.couponId,
      hasComments: events.hasComments,
    })
    .from(events)
    .where(and(eq(events.id, id), drafts ? undefined : eq(events.draft, false)));
  return event && { ...event, body: richTextIn(locale, event.body) };
}

/** Other ongoing events. */
export async function otherEvents(db: Database, locale: Locale, id: number, today: LocalDate) {
  return db
    .select(card(locale))
    .from(events)
    .where(and(within("ongoing", today), lte(events.startsOn, today), ne(events.id, id)))
    .orderBy(asc(events.endsOn), desc(events.id))
    .limit(OTHERS);
}

function card(locale: Locale) {
  return {
    id: events.id,
    title: inLocale(events.title, locale),
    summary: inLocale(events.summary, locale),
    label: inLocale(events.label, locale),
    startsOn: events.startsOn,
    endsOn: events.endsOn,
    picture: events.picture,
  };
}

/** The rule of `periodOf` in SQL. */
function within(tab: PeriodTab, today: LocalDate) {
  const inTab = tab === "ongoing" ? gte(events.endsOn, today) : lt(events.endsOn, today);
  return and(eq(events.draft, false), inTab);
}
