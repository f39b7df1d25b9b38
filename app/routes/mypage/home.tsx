import { useTranslation } from "react-i18next";
import { daysBetween } from "#app/domain/local-date.ts";
import { firstOpenDay } from "#app/domain/reservation/reservation-list.ts";
import { Greeting } from "#app/features/member/greeting.tsx";
import { MyLayout } from "#app/features/member/my-layout.tsx";
import { NoTrip } from "#app/features/member/no-trip.tsx";
import { NextTripCard } from "#app/features/reservation/next-trip.tsx";
import {
  countByStatus,
  findNextTrip,
} from "#app/features/reservation/reservation-queries.server.ts";
import { StatusCounts } from "#app/features/reservation/status-counts.tsx";
import { localeOf } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { requireMember } from "#app/platform/session.server.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id, name, role } = await requireMember(context);
  const today = firstOpenDay(now());
  const trip = await findNextTrip(db, localeOf(url), { memberId: id, today });
  const next = trip?.lines[0];
  const daysLeft = next ? daysBetween(today, next.usedOn) : null;
  return { name, role, trip, daysLeft, counts: await countByStatus(db, id) };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("mypage:title"),
    description: t("mypage:description"),
  }));
}

export default function MypageHome({ loaderData }: Route.ComponentProps) {
  const { name, role, trip, daysLeft, counts } = loaderData;
  const { t } = useTranslation("mypage");
  return (
    <MyLayout current="overview" role={role}>
      <Greeting name={name} role={role} daysLeft={daysLeft} />
      {trip ? <NextTripCard trip={trip} /> : <NoTrip />}
      <StatusCounts label={t("counts")} counts={counts} />
    </MyLayout>
  );
}
