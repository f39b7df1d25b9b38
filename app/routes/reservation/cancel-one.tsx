import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs as Revalidation, redirect } from "react-router";
import { cancelOnePage } from "#app/features/reservation/change/page/cancel-one-queries.server.ts";
import { CancelOneScreen } from "#app/features/reservation/change/page/cancel-one-screen.tsx";
import { ChangeFrame } from "#app/features/reservation/change/page/change-frame.tsx";
import { typedPeople } from "#app/features/reservation/change/page/change-people.tsx";
import { submitCancelOne } from "#app/features/reservation/change/page/submit-cancel-one.server.ts";
import { findOwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/cancel-one.ts";

export const handle = { words: ["change", "errors", "reservation"] } satisfies PageHandle;

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

/** Takes one person out of their rounds, or lets someone else go instead. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { form, check } = await sentForm(request);
  const answer = await answering("reservation.refund_failed", services.log, async () => {
    const id = uuidParam(params.reservation_id);
    const { id: memberId } = await requireMember(context);
    check();
    const locale = localeOf(url);
    const reservation = orNotFound(await findOwnReservation(services.db, locale, { id, memberId }));
    await submitCancelOne(services, { memberId, reservation, form });
    return redirect(localized(`/reservation/${id}?asked=changed`, locale));
  });
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, typed: typedPeople(form) }, answer.init ?? undefined);
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
  const { t } = useTranslation("change");
  const under = `/reservation/${params.reservation_id}`;
  return (
    <ChangeFrame title={t("one.title")} under={under} at={`${under}/cancel-one`} own={own}>
      {own?.page.refusal === null ? (
        <CancelOneScreen reservation={own.reservation} page={own.page} failure={actionData} />
      ) : null}
    </ChangeFrame>
  );
}
