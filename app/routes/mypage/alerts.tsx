import { BellRing } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { alertSubject } from "#app/domain/catalog/alert/alert-path.ts";
import { MAX_ALERTS } from "#app/domain/catalog/alert/day-alert-rules.ts";
import { dayAlertId, dayAlertSchema } from "#app/domain/catalog/alert/day-alert-schema.ts";
import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { DayAlertForm } from "#app/features/catalog/alert/day-alert-form.tsx";
import { DayAlertList } from "#app/features/catalog/alert/day-alert-list.tsx";
import {
  findSubject,
  listDayAlerts,
} from "#app/features/catalog/alert/day-alert-queries.server.ts";
import {
  deleteDayAlert,
  saveDayAlerts,
} from "#app/features/catalog/alert/save-day-alerts.server.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { FormError, formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useFetcherRefusal } from "#app/ui/overlay/use-refusal-toast.ts";
import type { Route } from "./+types/alerts.ts";

export const handle = { words: ["alert", "errors", "mypage"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const { id, role } = await requireAnyMember(context);
  const [now, locale] = [clock(), localeOf(url)];
  const today = shopDayOf(now);
  const asked = alertSubject(url.searchParams, today);
  const [alerts, subject] = await Promise.all([
    listDayAlerts(db, locale, id, now),
    findSubject(db, locale, asked, now),
  ]);
  return { role, today, asked, alerts, subject };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id: memberId } = await requireAnyMember(context);
    const form = await formOf(request);
    switch (form.get("intent")) {
      case "add":
        await saveDayAlerts(services, memberId, parseForm(dayAlertSchema, form));
        break;
      case "remove":
        await deleteDayAlert(services.db, memberId, parseForm(dayAlertId, form).id);
        break;
      default:
        throw new FormError({});
    }
    return { ok: true as const };
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("alert:page"),
    description: t("alert:page_text"),
  }));
}

export default function MypageAlerts({ loaderData }: Route.ComponentProps) {
  const { role, today, asked, alerts, subject } = loaderData;
  const { t } = useTranslation("alert");
  useFetcherRefusal(useFetcher<typeof action>({ key: "alerts" }).data);
  return (
    <MyLayout current="alerts" role={role}>
      <MyHead title={t("page")} text={t("page_text")} />
      {subject ? (
        <DayAlertForm key={JSON.stringify(asked)} asked={asked} subject={subject} today={today} />
      ) : null}
      <section aria-labelledby="my-alerts" className="grid gap-3">
        <h2 id="my-alerts" className="flex items-baseline justify-between gap-3 text-22">
          <span>
            {t("list")}{" "}
            <span className="tabular-nums whitespace-nowrap text-fairway-700">{alerts.length}</span>
          </span>
          <span className="text-14 font-normal text-ink-2">{t("most", { count: MAX_ALERTS })}</span>
        </h2>
        {alerts.length > 0 ? (
          <DayAlertList alerts={alerts} />
        ) : (
          <EmptyState
            icon={BellRing}
            title={t("empty")}
            text={t("empty_text")}
            action={<ButtonLink to="/course/home">{t("empty_go")}</ButtonLink>}
          />
        )}
      </section>
    </MyLayout>
  );
}
