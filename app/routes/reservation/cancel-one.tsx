import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs as Revalidation, redirect } from "react-router";
import { cancelOnePage } from "#app/features/change-page/cancel-one-queries.server.ts";
import { CancelOneScreen } from "#app/features/change-page/cancel-one-screen.tsx";
import { submitCancelOne } from "#app/features/change-page/submit-cancel-one.server.ts";
import { Unchangeable } from "#app/features/change-page/unchangeable.tsx";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { findOwnReservation } from "#app/features/reservation/reservation-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { localeOf, localized } from "#app/platform/i18n/locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { JourneyHead } from "#app/ui/journey/journey-head.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import type { Route } from "./+types/cancel-one.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return data({ own: null }, { status: 401 });
  const services = servicesOf(context);
  const locale = localeOf(url);
  const key = { id, memberId: member.id };
  const reservation = orNotFound(await findOwnReservation(services.db, locale, key));
  const asked = { memberId: member.id, reservation, params: url.searchParams };
  return data({ own: { reservation, page: await cancelOnePage(services, locale, asked) } });
}

/** Takes one person out of their rounds, or lets somebody else go instead. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("reservation.refund_failed", services.log, async () => {
    const id = uuidParam(params.reservation_id);
    const { id: memberId } = await requireMember(context);
    const locale = localeOf(url);
    const form = await formOf(request);
    const reservation = orNotFound(await findOwnReservation(services.db, locale, { id, memberId }));
    await submitCancelOne(services, { memberId, reservation, form });
    return redirect(localized(`/reservation/${id}?asked=changed`, locale));
  });
}

/** A refusal because something has changed shows what is true now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: Revalidation) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("change:one.title"),
    description: t("reservation:detail.description"),
  }));
}

export default function CancelOnePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { own } = loaderData;
  const { t } = useTranslation(["change", "reservation"]);
  const path = `/reservation/${params.reservation_id}`;
  if (!own) {
    return (
      <div className="page max-w-[60rem] py-6 md:py-10">
        <JourneyHead title={t("one.title")} back={path} />
        <LoginPrompt next={`${path}/cancel-one`} text={t("reservation:detail.login")} />
      </div>
    );
  }
  const { reservation, page } = own;
  return (
    <div className="bg-sand">
      <PhoneBar title={t("one.title")} back={path} close={path} />
      <div className="page py-4 md:py-8">
        <div className="only-desktop mb-2">
          <Breadcrumbs
            items={[
              { label: t("reservation:title"), to: "/reservation" },
              { label: reservation.title, to: path },
              { label: t("one.title") },
            ]}
          />
        </div>
        {page.refusal === null ? (
          <CancelOneScreen reservation={reservation} page={page} failure={actionData} />
        ) : (
          <Unchangeable code={page.refusal} under={path} />
        )}
      </div>
    </div>
  );
}
