import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs as Revalidation, redirect } from "react-router";
import { oneOf } from "#app/domain/paging.ts";
import { cancelForm } from "#app/domain/reservation/cancel-form.ts";
import { LoginPrompt } from "#app/features/login-prompt/login-prompt.tsx";
import { askCancel } from "#app/features/ordering/cancel-lines.server.ts";
import { CancelCard } from "#app/features/reservation/cancel-card.tsx";
import { findOwnReservation } from "#app/features/reservation/reservation-queries.server.ts";
import { answering } from "#app/platform/action.server.ts";
import { formOf, parseForm } from "#app/platform/form.ts";
import { localeOf, localized } from "#app/platform/locale.ts";
import { privateMeta } from "#app/platform/page-meta.ts";
import { uuidParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { memberOf, requireMember } from "#app/platform/session.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/cancel.ts";
import { cancelChoice } from "./cancel-choice.server.ts";
import { sendSoon } from "./send-soon.server.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = uuidParam(params.reservation_id);
  const member = await memberOf(context);
  if (!member) return data({ own: null }, { status: 401 });
  const { db } = servicesOf(context);
  const key = { id, memberId: member.id };
  const { title, orderId } = found(await findOwnReservation(db, localeOf(url), key));
  const scope = oneOf(url.searchParams.get("scope"), ["line", "order"] as const) ?? "line";
  const asked = { scope, orderId, reservationId: id, memberId: member.id };
  const choice = await cancelChoice(servicesOf(context), localeOf(url), asked);
  return data({ own: { title, choice } });
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("reservation.refund_failed", services.log, async () => {
    const reservationId = uuidParam(params.reservation_id);
    const { id } = await requireMember(context);
    const asked = parseForm(cancelForm, await formOf(request));
    const { refundId } = await askCancel(
      services,
      { kind: "member", id },
      { ...asked, reservationId },
    );
    const state = asked.mode === "review" ? "review" : await sendSoon(services, refundId);
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
        <div className="only-desk mb-2">
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
      </div>
    </div>
  );
}
