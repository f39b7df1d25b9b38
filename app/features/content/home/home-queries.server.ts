import { and, asc, desc, eq, gt, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { banners, events, homeSettings, notices } from "#app/db/schema/content-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { dateIn, type LocalDate, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { shownBlocks } from "#app/domain/content/home/home-blocks.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import { bannerPicture } from "./trust-strip.tsx";

/** The shop's today, and the last day of its calendars. */
export function daysToChoose(now: Date) {
  const today = dateIn(SHOP_ZONE, now);
  return { today, last: lastDayShown(today) };
}

const SHOWN_EVENTS = 3;
const SHOWN_NOTICES = 4;
const SHOWN_REVIEWS = 3;
/** Reviews from this rating on are shown on the home page. */
const LOWEST_SHOWN = 4;

export type HomeBanner = Awaited<ReturnType<typeof listBanners>>[number];

/** Those within their period. */
export async function listBanners(db: Database, locale: Locale, now: Date) {
  const rows = await db
    .select({
      id: banners.id,
      eyebrow: inLocale(banners.eyebrow, locale),
      title: inLocale(banners.title, locale),
      text: inLocale(banners.text, locale),
      action: inLocale(banners.action, locale),
      target: banners.target,
      picture: banners.picture,
      gallery: banners.gallery,
    })
    .from(banners)
    .where(
      and(
        or(isNull(banners.startsAt), lte(banners.startsAt, now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map(({ gallery, ...row }) => ({
    ...row,
    picture: bannerPicture({ ...row, gallery }, locale),
  }));
}

/** The parts of the page that staff show, in their order. */
export async function listHomeBlocks(db: Database) {
  const [setting] = await db
    .select({ value: homeSettings.value })
    .from(homeSettings)
    .where(eq(homeSettings.id, "blocks"));
  return shownBlocks(setting?.value);
}

export type HomeEvent = Awaited<ReturnType<typeof listHomeEvents>>[number];

/** Ongoing ones, soonest end first. */
export function listHomeEvents(db: Database, locale: Locale, today: LocalDate) {
  return db
    .select({
      id: events.id,
      label: inLocale(events.label, locale),
      title: inLocale(events.title, locale),
      endsOn: events.endsOn,
      picture: events.picture,
    })
    .from(events)
    .where(and(eq(events.draft, false), lte(events.startsOn, today), gte(events.endsOn, today)))
    .orderBy(asc(events.endsOn), asc(events.id))
    .limit(SHOWN_EVENTS);
}

export type HomeNotice = Awaited<ReturnType<typeof listHomeNotices>>[number];

/** Pinned ones first, then the newest. */
export function listHomeNotices(db: Database, locale: Locale, now: Date) {
  return db
    .select({
      id: notices.id,
      category: notices.category,
      title: inLocale(notices.title, locale),
      publishedAt: notices.publishedAt,
    })
    .from(notices)
    .where(and(eq(notices.draft, false), lte(notices.publishedAt, now)))
    .orderBy(desc(notices.pinned), desc(notices.publishedAt), desc(notices.id))
    .limit(SHOWN_NOTICES);
}

export type HomeReview = Awaited<ReturnType<typeof listHomeReviews>>["newest"][number];

/** The newest review of each of a few courses, and the total number of reviews. */
export async function listHomeReviews(db: Database, locale: Locale) {
  const latest = db
    .selectDistinctOn([reviews.productId], { id: reviews.id })
    .from(reviews)
    .innerJoin(courses, eq(courses.id, reviews.productId))
    .where(
      and(
        eq(reviews.productKind, "course"),
        eq(reviews.hidden, false),
        eq(courses.published, true),
        gte(reviews.rating, LOWEST_SHOWN),
      ),
    )
    .orderBy(reviews.productId, desc(reviews.createdAt))
    .as("latest");
  const [newest, total] = await Promise.all([
    db
      .select({
        id: reviews.id,
        rating: reviews.rating,
        content: inLocale(reviews.content, locale),
        usedOn: reviews.usedOn,
        party: sql<string>`${reviews.party}`,
        courseId: reviews.productId,
        author: members.name,
      })
      .from(reviews)
      .innerJoin(latest, eq(latest.id, reviews.id))
      .innerJoin(members, eq(members.id, reviews.memberId))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(SHOWN_REVIEWS),
    db.$count(reviews, eq(reviews.hidden, false)),
  ]);
  return { total, newest: newest.map((row) => ({ ...row, author: maskName(row.author) })) };
}
