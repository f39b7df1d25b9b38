import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs as Revalidation, redirect } from "react-router";
import { oneOf } from "#app/domain/paging.ts";
import { cancelForm } from "#app/domain/reservation/refund/cancel-form.ts";
import { HelpLink } from "#app/features/help/help-link.tsx";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { CancelCard } from "#app/features/refund/cancel-card.tsx";
import { cancelChoice } from "#app/features/refund/cancel-choice-queries.server.ts";
import { cancelNow } from "#app/features/refund/cancel-now.server.ts";
import { findOwnReservation } from "#app/features/reservation/reservation-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { uuidParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { localeOf, localized } from "#app/platform/i18n/locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/cancel.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return data({ own: null }, { status: 401 });
  const { db } = servicesOf(context);
  const key = { id, memberId: member.id };
  const { title, orderId } = orNotFound(await findOwnReservation(db, localeOf(url), key));
  const scope = oneOf(url.searchParams.get("scope"), ["line", "order"] as const) ?? "line";
  const query = { scope, orderId, reservationId: id, memberId: member.id };
  const choice = await cancelChoice(servicesOf(context), localeOf(url), query);
  return data({ own: { title, choice } });
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
  const { t } = useTranslation("reservation");
  const path = `/reservation/${params.reservation_id}`;
  if (!own) {
    return (
      <div className="page max-w-[60rem] py-6 md:py-10">
        <PageHead title={t("ask.page")} />
        <LoginPrompt next={`${path}/cancel`} text={t("detail.login")} />
      </div>
    );
  }
  return (
    <div className="bg-sand">
      <div className="page max-w-[40rem] py-5 md:py-8">
        <div className="only-desktop mb-2">
          <Breadcrumbs
            items={[
              { label: t("title"), to: "/reservation" },
              { label: own.title, to: path },
              { label: t("ask.page") },
            ]}
          />
        </div>
        <div className="grid gap-4">
          {own.choice ? (
            <CancelCard
              reservationId={params.reservation_id}
              choice={own.choice}
              failure={actionData}
            />
          ) : (
            <Card as="section" className="rounded-panel">
              <h1 className="text-22">{t("ask.over")}</h1>
              <p className="text-ink-2">{t("ask.over_text")}</p>
              <ButtonLink to={path} variant="secondary" block className="mt-4">
                {t("ask.back")}
              </ButtonLink>
            </Card>
          )}
        </div>
        <HelpLink subject="refund" />
      </div>
    </div>
  );
}
