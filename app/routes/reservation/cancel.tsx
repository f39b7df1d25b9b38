import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs as Revalidation, redirect } from "react-router";
import { oneOf } from "#app/domain/common/paging.ts";
import { cancelForm } from "#app/domain/reservation/refund/cancel-form.ts";
import { findOwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { cancelChoice } from "#app/features/reservation/refund/cancel-choice-queries.server.ts";
import { CancelDialog } from "#app/features/reservation/refund/dialog/cancel-dialog.tsx";
import { cancelNow } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageDialog } from "#app/ui/overlay/page-dialog.tsx";
import type { Route } from "./+types/cancel.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return data({ own: null }, { status: 401 });
  const { db } = servicesOf(context);
  const key = { id, memberId: member.id };
  const reservation = orNotFound(await findOwnReservation(db, localeOf(url), key));
  const { orderId, kind, choice: booked } = reservation;
  const scope = oneOf(url.searchParams.get("scope"), ["line", "order"] as const) ?? "line";
  const query = { scope, orderId, reservationId: id, memberId: member.id };
  const choice = await cancelChoice(servicesOf(context), localeOf(url), query);
  const players = booked?.kind === "golf" ? booked.players : 1;
  const may = { change: booked?.kind === kind, cancelOne: kind === "golf" && players > 1 };
  return data({ own: { choice, may } });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("reservation.refund_failed", services.log, async () => {
    const reservationId = uuidParam(params.reservation_id);
    const { id } = await requireMember(context);
    const input = parseForm(cancelForm, await formOf(request));
    const actor = { kind: "member", id } as const;
    const state = await cancelNow(services, actor, { ...input, reservationId });
    const path = `/reservation/${reservationId}?asked=${state}`;
    return redirect(localized(path, localeOf(url)));
  });
}

/** A refusal because something has changed shows what is true now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: Revalidation) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("reservation:ask.page"),
    description: t("reservation:detail.description"),
  }));
}

export default function CancelPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { own } = loaderData;
  const path = `/reservation/${params.reservation_id}`;
  // The reservation beneath asks to log in.
  if (!own) return null;
  if (own.choice)
    return <CancelDialog under={path} {...own} choice={own.choice} failure={actionData} />;
  return <TooLate under={path} />;
}

function TooLate({ under }: { readonly under: string }) {
  const { t } = useTranslation("reservation");
  return (
    <PageDialog title={t("ask.over")} under={under}>
      <p className="mt-1 text-ink-2">{t("ask.over_text")}</p>
      <ButtonLink to={under} replace variant="secondary" size="lg" block className="mt-5">
        {t("ask.back")}
      </ButtonLink>
    </PageDialog>
  );
}
