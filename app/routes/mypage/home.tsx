import { useTranslation } from "react-i18next";
import { dateIn, daysBetween, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { firstOpenDay } from "#app/domain/reservation/status/reservation-tabs.ts";
import { countUsableCoupons } from "#app/features/benefit/coupon-queries.server.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";
import { findPointSummary } from "#app/features/benefit/point-queries.server.ts";
import { courseCardsOf } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { WishedCourses } from "#app/features/catalog/wish/wished-courses.tsx";
import { ReviewInvitation } from "#app/features/community/review/review-invitation.tsx";
import { listReviewable } from "#app/features/community/review/reviewable-queries.server.ts";
import { countNewAnswers } from "#app/features/help/question/question-queries.server.ts";
import { SETTINGS } from "#app/features/member/my-page/my-areas.ts";
import { Greeting, MyFigures } from "#app/features/member/my-page/my-figures.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { listWishes, savedPricesOf } from "#app/features/member/my-page/my-lists-queries.server.ts";
import { NoTrip } from "#app/features/member/my-page/no-trip.tsx";
import { PhoneMenu } from "#app/features/member/my-page/phone-menu.tsx";
import { findProfile } from "#app/features/member/profile/member-queries.server.ts";
import { countUnread } from "#app/features/message/alarm/alarm-queries.server.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { NextTripCard } from "#app/features/reservation/list/next-trip.tsx";
import { StatusCounts } from "#app/features/reservation/list/status-counts.tsx";
import {
  countByStatus,
  findNextTrip,
  type StatusCount,
} from "#app/features/reservation/record/reservation-queries.server.ts";
import { BellLink } from "#app/features/shell/frame/cart-link.tsx";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import type { Route } from "./+types/home.ts";

export const handle = {
  words: ["course", "errors", "heart", "mypage", "reservation", "wish"],
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db, now } = services;
  const locale = localeOf(url);
  const { id, name, role, isBanned } = await requireAnyMember(context);
  const today = firstOpenDay(now());
  const trip = await findNextTrip(db, locale, { memberId: id, today });
  const next = trip?.lines[0];
  const daysLeft = next ? daysBetween(today, next.usedOn) : null;
  const counts = await countByStatus(db, id);
  const toReview = await listReviewable(db, locale, { memberId: id, page: 1 });
  const figures = { ...(await myFigures(services, id)), reviews: toReview.paging.total };
  const wished = await wishedCourses(services, locale, id);
  const values = {
    ...(await myValues(services, id)),
    upcoming: upcomingOf(counts),
    wishes: wished.total,
  };
  return {
    name,
    role,
    isBanned,
    trip,
    daysLeft,
    counts,
    figures,
    values,
    wished,
    toReview: toReview.rows[0],
  };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:title"),
    description: t("mypage:description"),
  }));
}

export default function MypageHome({ loaderData }: Route.ComponentProps) {
  const { name, role, isBanned, trip, daysLeft, counts, figures, values, wished, toReview } =
    loaderData;
  const { t } = useTranslation("mypage");
  return (
    <MyLayout current="overview" role={role}>
      <PhoneBar title={t("title")}>
        <BellLink unread={figures.alarms} />
        <IconLink icon={SETTINGS.icon} to={SETTINGS.to} label={t("menu.settings")} />
      </PhoneBar>
      {isBanned ? <ErrorNote code="auth.banned" /> : null}
      <Greeting name={name} role={role} daysLeft={daysLeft} />
      {trip ? <NextTripCard trip={trip} /> : <NoTrip />}
      <MyFigures {...figures} />
      <StatusCounts label={t("counts")} counts={counts} />
      {toReview ? <ReviewInvitation line={toReview} /> : null}
      <PhoneMenu role={role} values={values} />
      <WishedCourses {...wished} />
    </MyLayout>
  );
}

/** A row of them; the rest is in their own area. */
const WISHED_SHOWN = 3;

async function wishedCourses({ db, now }: Services, locale: Locale, memberId: string) {
  const wishes = await listWishes(db, memberId);
  const shown = wishes.filter(({ kind }) => kind === "course").slice(0, WISHED_SHOWN);
  const ids = shown.map(({ id }) => id);
  const courses = await courseCardsOf(db, locale, { ids, now: now() });
  return { courses, savedPrices: savedPricesOf(shown), total: wishes.length };
}

/** What is booked and not yet used. */
function upcomingOf(counts: readonly StatusCount[]): number {
  return counts
    .filter(({ status }) => status === "PENDING" || status === "COMPLETE")
    .reduce((sum, { count }) => sum + count, 0);
}

/** What the rows of the menu say on a phone. */
async function myValues({ db }: Services, memberId: string) {
  const { textSize } = orNotFound(await findProfile(db, memberId));
  const companions = (await listCompanions(db, memberId)).length;
  return { textSize, companions, newAnswers: await countNewAnswers(db, memberId) };
}

async function myFigures(services: Services, memberId: string) {
  const { db, now } = services;
  await expirePoints(services, memberId);
  const { balance } = await findPointSummary(db, memberId);
  const mine = { memberId, today: dateIn(SHOP_ZONE, now()) };
  return {
    points: balance,
    coupons: await countUsableCoupons(db, mine),
    alarms: await countUnread(db, memberId),
  };
}
