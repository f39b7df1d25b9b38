import { Route as RouteIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { savedPlanForm } from "#app/domain/planner/plan-send-form.ts";
import { MyHead } from "#app/features/member/my-page/my-head.tsx";
import { MyLayout } from "#app/features/member/my-page/my-layout.tsx";
import { removePlan } from "#app/features/planner/saved/save-plan.server.ts";
import { SavedPlanList } from "#app/features/planner/saved/saved-plan-list.tsx";
import { listShownPlans } from "#app/features/planner/saved/shown-plans.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { requireAnyMember } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote } from "#app/ui/error-words.tsx";
import type { Route } from "./+types/plans.ts";

export const handle = { words: ["errors", "mypage", "planner"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id, role } = await requireAnyMember(context);
  return { role, plans: await listShownPlans(servicesOf(context), localeOf(url), id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = servicesOf(context);
  return answering("member.save_failed", log, async () => {
    const { id: memberId } = await requireAnyMember(context);
    await removePlan(db, memberId, parseForm(savedPlanForm, await formOf(request)).id);
    return { ok: true as const };
  });
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("planner:saved.title"),
    description: t("planner:saved.text"),
  }));
}

export default function MypagePlans({ loaderData, actionData }: Route.ComponentProps) {
  const { role, plans } = loaderData;
  const { t } = useTranslation("planner");
  return (
    <MyLayout current="plans" role={role}>
      <MyHead title={t("saved.title")} text={t("saved.text")} />
      {actionData?.ok === false ? <ErrorNote code={actionData.error} /> : null}
      {plans.length > 0 ? (
        <SavedPlanList plans={plans} />
      ) : (
        <EmptyState
          icon={RouteIcon}
          title={t("saved.empty")}
          text={t("saved.empty_text")}
          action={<ButtonLink to="/ai">{t("saved.empty_go")}</ButtonLink>}
        />
      )}
    </MyLayout>
  );
}
