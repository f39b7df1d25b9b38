import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { dateIn } from "#app/domain/local-date.ts";
import { cancellationOn } from "#app/domain/reservation/cancellation.ts";
import { LAST_ZONE } from "#app/domain/reservation/reservation-list.ts";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { ReservationDetail } from "#app/features/reservation/reservation-detail.tsx";
import {
  findOwnReservation,
  listLinesBeside,
} from "#app/features/reservation/reservation-queries.server.ts";
import { localeOf } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { uuidParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf } from "#app/platform/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/detail.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return data({ own: null }, { status: 401 });
  const { db, now } = servicesOf(context);
  const key = { id, memberId: member.id };
  const reservation = found(await findOwnReservation(db, localeOf(url), key));
  const { orderId, zone, tiers } = reservation;
  const beside = await listLinesBeside(db, localeOf(url), { ...key, orderId });
  const today = dateIn(zone ?? LAST_ZONE, now());
  const cancellation = cancellationOn(today, reservation, tiers ?? undefined);
  return data({ own: { reservation, beside, cancellation } });
}

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.own?.reservation.title;
  return privateMeta(args, (t) => ({
    title: title ?? t("reservation:detail.title"),
    description: t("reservation:detail.description"),
  }));
}

export default function ReservationPage({ loaderData, params }: Route.ComponentProps) {
  const { own } = loaderData;
  const { t } = useTranslation("reservation");
  if (!own) {
    return (
      <div className="page max-w-[60rem] py-6 md:py-10">
        <PageHead title={t("detail.title")} />
        <LoginPrompt next={`/reservation/${params.reservation_id}`} text={t("detail.login")} />
      </div>
    );
  }
  return (
    <div className="bg-sand">
      <div className="page py-5 md:py-8">
        <div className="only-desk mb-2">
          <Breadcrumbs
            items={[
              { label: t("detail.my"), to: "/mypage" },
              { label: t("title"), to: "/reservation" },
              { label: own.reservation.title },
            ]}
          />
        </div>
        <ReservationDetail {...own} />
      </div>
    </div>
  );
}
