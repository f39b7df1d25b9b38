import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs as Revalidation, redirect } from "react-router";
import { answerOrder } from "#app/features/checkout/purchase/answer-order.server.ts";
import { cardOrder } from "#app/features/checkout/purchase/card-order.server.ts";
import { ChangeFrame } from "#app/features/reservation/change/page/change-frame.tsx";
import { changePage } from "#app/features/reservation/change/page/change-page-queries.server.ts";
import { typedPeople } from "#app/features/reservation/change/page/change-people.tsx";
import { ChangeScreen } from "#app/features/reservation/change/page/change-screen.tsx";
import { changeForm } from "#app/features/reservation/change/page/shown-sums-schema.ts";
import { submitChange } from "#app/features/reservation/change/page/submit-change.server.ts";
import { findOwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { parseForm, sentForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/change.ts";

export const handle = {
  words: ["change", "errors", "payment", "reservation"],
} satisfies PageHandle;

/** The wish is in the address: `?date=2027-01-14&time=07:12&players=3`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return data({ own: null }, { status: 401 });
  const services = servicesOf(context);
  const locale = localeOf(url);
  const key = { id, memberId: member.id };
  const reservation = orNotFound(await findOwnReservation(services.db, locale, key));
  const asked = { memberId: member.id, reservation, params: url.searchParams };
  return data({ own: { reservation, page: await changePage(services, locale, asked) } });
}

/** Changes at once, or answers with the card window to open: next is `requestChange`. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { form, check } = await sentForm(request);
  const answer = await answerOrder(services.log, async () => {
    const reservationId = uuidParam(params.reservation_id);
    const { id: memberId } = await requireMember(context);
    check();
    const sums = parseForm(changeForm, form);
    const result = await submitChange(services, { memberId, reservationId, form, sums });
    const locale = localeOf(url);
    if (result.is === "done") {
      throw redirect(localized(`/reservation/${reservationId}?asked=changed`, locale));
    }
    const { booker, ...placed } = result.order;
    return { ok: true as const, order: cardOrder(placed, booker, { origin: url.origin, locale }) };
  });
  if (!("data" in answer)) return answer;
  return data({ ...answer.data, typed: typedPeople(form) }, answer.init ?? undefined);
}

/** A refusal because something has changed shows what is true now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: Revalidation) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("change:title"),
    description: t("reservation:detail.description"),
  }));
}

export default function ChangePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { own } = loaderData;
  const { t } = useTranslation("change");
  const under = `/reservation/${params.reservation_id}`;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  return (
    <ChangeFrame title={t("title")} under={under} at={`${under}/change`} own={own}>
      {own?.page.refusal === null ? (
        <ChangeScreen reservation={own.reservation} page={own.page} refused={refused} />
      ) : null}
    </ChangeFrame>
  );
}
