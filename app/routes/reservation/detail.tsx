import { Share } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  data,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { addDays, dateIn } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { oneOf } from "#app/domain/common/paging.ts";
import { voucherHeaders } from "#app/domain/reservation/offline/copy-actions.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { LoginPrompt } from "#app/features/member/login/login-prompt.tsx";
import { ReservationDetail } from "#app/features/reservation/detail/reservation-detail.tsx";
import { findOpenOffer } from "#app/features/reservation/offer/offer-queries.server.ts";
import { takeOffer } from "#app/features/reservation/offer/take-offer.server.ts";
import { OfflineLine } from "#app/features/reservation/offline/offline-line.tsx";
import {
  openOfflinePage,
  useSavedAt,
} from "#app/features/reservation/offline/open-offline-page.ts";
import { useOfflineVouchers } from "#app/features/reservation/offline/use-offline-vouchers.ts";
import {
  findRefundOf,
  lastWordAbout,
  listHistory,
} from "#app/features/reservation/record/reservation-history-queries.server.ts";
import {
  findOwnReservation,
  listLinesAlongside,
} from "#app/features/reservation/record/reservation-queries.server.ts";
import {
  sharedSince,
  shareTrip,
  stopSharing,
} from "#app/features/reservation/record/trip-link.server.ts";
import { cancelPlanOf } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { findPickUp } from "#app/features/reservation/voucher/pick-up-queries.server.ts";
import { type Services, servicesOf } from "#app/platform/env/services.server.ts";
import { answerHeaders, answering } from "#app/platform/http/action.server.ts";
import { formOf } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { askedToLogIn } from "#app/platform/session/login-needed.ts";
import { memberOf, requireAnyMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { gutterClass, pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/detail.ts";

export const handle = { words: ["errors", "reservation"] } satisfies PageHandle;

const REQUEST_OUTCOMES = ["done", "waiting", "review", "moved", "changed"] as const;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return askedToLogIn({ own: null });
  const services = servicesOf(context);
  const { db, now } = services;
  const key = { id, memberId: member.id };
  const locale = localeOf(url);
  const reservation = orNotFound(await findOwnReservation(db, locale, key));
  const order = { orderId: reservation.orderId, memberId: member.id };
  const [pickUp, alongside, history, toldAt, refund, cancelTerms, timeOffer, sharedAt] =
    await Promise.all([
      findPickUp(db, locale, id),
      listLinesAlongside(db, locale, { ...key, ...order }),
      listHistory(db, id),
      lastWordAbout(db, key),
      findRefundOf(db, id, locale),
      findCancelTerms(services, reservation),
      findOpenOffer(db, reservation, now()),
      sharedSince(db, order),
    ]);
  const today = dateIn(reservation.zone, now());
  const requested = oneOf(url.searchParams.get("asked"), REQUEST_OUTCOMES);
  const own = {
    ...{ reservation, pickUp, today, alongside, history, toldAt, refund, cancelTerms, timeOffer },
    requested,
    sharedSince: sharedAt,
  };
  return data({ own }, { headers: voucherHeaders(reservation.status) });
}

type Own = NonNullable<Awaited<ReturnType<typeof findOwnReservation>>>;

/** What cancelling this line would refund now, with the lines that depend on it, and whether more could be cancelled. */
async function findCancelTerms({ db, now }: Services, reservation: Own) {
  const { id, orderId, zone, tiers, paid, usedOn } = reservation;
  const [line, whole] = await Promise.all([
    cancelPlanOf(db, { scope: "line", orderId, reservationId: id }, now()),
    cancelPlanOf(db, { scope: "order", orderId }, now()),
  ]);
  const self = line?.plan.lines.find(({ key }) => key === id);
  if (!line || !self) return null;
  const { plan, unclear } = line;
  const rises = plan.lines.flatMap(({ feeRise }) => (feeRise ? [feeRise] : []));
  const first = rises.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
  const today = dateIn(zone, now());
  const steps = refundSteps({ paid, usedOn }, today, tiers);
  return {
    unclear,
    refund: plan.refund,
    feePercent: self.feePercent,
    // The sum is of all that is cancelled together: it holds until the first fee rises.
    until: first ? addDays(first.day, -1) : null,
    withIt: plan.lines.length - 1,
    hasMore: (whole?.plan.lines.length ?? 0) > plan.lines.length,
    steps: steps.map((step) => ({ ...step, refund: won(step.refund) })),
  };
}

/** Answers an offer of another time, makes a link for fellow travellers, or takes it back. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const id = uuidParam(params.reservation_id);
    const { id: memberId } = await requireAnyMember(context);
    const locale = localeOf(url);
    const { orderId } = orNotFound(await findOwnReservation(services.db, locale, { id, memberId }));
    const form = await formOf(request);
    const next = await takeOffer(services, { memberId, reservationId: id, form });
    if (next) return redirect(localized(next, locale));
    if (form.get("intent") === "revoke") {
      await stopSharing(services, { orderId, memberId });
      return redirect(localized(`/reservation/${id}`, locale));
    }
    const token = await shareTrip(services, { orderId, memberId });
    const link = `${services.site.origin}${localized(`/trip/${token}`, locale)}`;
    return data({ ok: true as const, link });
  });
}

export const clientMiddleware = [openOfflinePage];

/** Whatever was refused, too, may have changed what can still be done. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || defaultShouldRevalidate;
}

export { answerHeaders as headers };

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.own?.reservation.title;
  return privateMeta(args, (t) => ({
    title: title ?? t("reservation:detail.title"),
    description: t("reservation:detail.description"),
  }));
}

export default function ReservationPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { own } = loaderData;
  const { t } = useTranslation("reservation");
  useOfflineVouchers();
  const savedAt = useSavedAt();
  const { pathname: here } = useLocation();
  if (!own) {
    return (
      <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
        <JourneyHead title={t("detail.title")} back="/reservation" />
        <LoginPrompt next={here} text={t("detail.login")} />
      </div>
    );
  }
  const link = actionData?.ok ? actionData.link : undefined;
  return (
    <div className="bg-sand">
      <PhoneBar title={t("detail.title")} back="/reservation">
        {isOpen(own.reservation.status) ? (
          <IconLink
            icon={Share}
            to={`/reservation/${params.reservation_id}#share`}
            label={t("share.title")}
          />
        ) : null}
      </PhoneBar>
      <div className={`${pageClass} py-5 md:py-8`}>
        <div className="max-md:hidden mb-2">
          <Breadcrumbs
            items={[
              { label: t("detail.my"), to: "/mypage" },
              { label: t("title"), to: "/reservation" },
              { label: own.reservation.title },
            ]}
          />
        </div>
        {actionData && !actionData.ok ? (
          <ErrorNote code={actionData.error} className="mb-4" />
        ) : null}
        {savedAt ? <OfflineLine savedAt={savedAt} /> : null}
        <ReservationDetail {...own} link={link} />
      </div>
      <Outlet />
    </div>
  );
}
