import { useTranslation } from "react-i18next";
import { dateIn, daysBetween, SHOP_ZONE } from "#app/domain/local-date.ts";
import { firstOpenDay } from "#app/domain/reservation/reservation-list.ts";
import { countUnread } from "#app/features/alarm/alarm-queries.server.ts";
import { countUsableCoupons } from "#app/features/benefit/coupon-queries.server.ts";
import { expirePoints } from "#app/features/benefit/expire-points.server.ts";
import { findPointStanding } from "#app/features/benefit/point-queries.server.ts";
import { Greeting } from "#app/features/member/greeting.tsx";
import { MyFigures } from "#app/features/member/my-figures.tsx";
import { MyLayout } from "#app/features/member/my-layout.tsx";
import { NoTrip } from "#app/features/member/no-trip.tsx";
import { NextTripCard } from "#app/features/reservation/next-trip.tsx";
import {
  countByStatus,
  findNextTrip,
} from "#app/features/reservation/reservation-queries.server.ts";
import { StatusCounts } from "#app/features/reservation/status-counts.tsx";
import { listReviewable } from "#app/features/review/reviewable-queries.server.ts";
import { localeOf } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { type Services, servicesOf } from "#app/platform/services.server.ts";
import { requireMember } from "#app/platform/session.server.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db, now } = services;
  const locale = localeOf(url);
  const { id, name, role } = await requireMember(context);
  const today = firstOpenDay(now());
  const trip = await findNextTrip(db, locale, { memberId: id, today });
  const next = trip?.lines[0];
  const daysLeft = next ? daysBetween(today, next.usedOn) : null;
  const counts = await countByStatus(db, id);
  const toReview = await listReviewable(db, locale, { memberId: id, page: 1 });
  const figures = { ...(await myFigures(services, id)), reviews: toReview.paging.total };
  return { name, role, trip, daysLeft, counts, figures };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:title"),
    description: t("mypage:description"),
  }));
}

export default function MypageHome({ loaderData }: Route.ComponentProps) {
  const { name, role, trip, daysLeft, counts, figures } = loaderData;
  const { t } = useTranslation("mypage");
  return (
    <MyLayout current="overview" role={role}>
      <Greeting name={name} role={role} daysLeft={daysLeft} />
      {trip ? <NextTripCard trip={trip} /> : <NoTrip />}
      <MyFigures {...figures} />
      <StatusCounts label={t("counts")} counts={counts} />
    </MyLayout>
  );
}

async function myFigures(services: Services, memberId: string) {
  const { db, now } = services;
  await expirePoints(services, memberId);
  const { balance } = await findPointStanding(db, memberId);
  const mine = { memberId, today: dateIn(SHOP_ZONE, now()) };
  return {
    points: balance,
    coupons: await countUsableCoupons(db, mine),
    alarms: await countUnread(db, memberId),
  };
}
