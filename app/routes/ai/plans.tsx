import { Route as RouteIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { planSendForm } from "#app/domain/planner/plan-send-form.ts";
import { wishOfForm, wishOfSearch } from "#app/domain/planner/read-wish-address.ts";
import { askPlanPath, plansPath } from "#app/domain/planner/wish-address.ts";
import { CartQuestion } from "#app/features/planner/page/cart-question.tsx";
import { ChosenPlan } from "#app/features/planner/page/chosen-plan.tsx";
import { loadPlans } from "#app/features/planner/page/load-plans.server.ts";
import { planPageServices } from "#app/features/planner/page/page-services.server.ts";
import { PlanConflict } from "#app/features/planner/page/plan-conflict.tsx";
import { PlanNotes } from "#app/features/planner/page/plan-notes.tsx";
import { requireSameMember, sendPlan } from "#app/features/planner/page/send-plan.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { refusing } from "#app/platform/http/refusal.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { loginPath } from "#app/platform/session/page-guards.server.ts";
import { activeMemberOf, memberOf } from "#app/platform/session/session.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import type { Route } from "./+types/plans.ts";

export const handle = {
  words: ["planner", "cart", "buy", "errors"],
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams: search } = url;
  const locale = localeOf(url);
  if (search.has("said")) throw redirect(localized(pathAfterForm(search), locale));
  const memberId = async () => (await memberOf(context))?.id;
  return refusing(loadPlans(planPageServices(context), { search, locale, memberId }));
}

/** Puts a plan into the cart, or saves it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = planPageServices(context);
  return answering("cart.add_failed", services.log, async () => {
    const member = await activeMemberOf(context);
    const sent = parseForm(planSendForm, await formOf(request));
    requireSameMember(member?.id, sent);
    const locale = localeOf(url);
    const { wish } = wishOfSearch(url.searchParams);
    const answer = await sendPlan(services, { memberId: member?.id, locale, wish, sent });
    if (answer.kind === "login") throw redirect(loginPath(url));
    if (answer.kind === "in_cart") throw redirect(localized("/shopping_cart", locale));
    return answer;
  });
}

/** A new sentence is read back before anything is planned; else the address becomes that of the wish. */
function pathAfterForm(search: URLSearchParams): string {
  const say = search.get("say")?.trim() ?? "";
  const isNew = say !== "" && say !== search.get("said")?.trim();
  if (isNew || (search.has("read") && say !== "")) return `/ai?${new URLSearchParams({ say })}`;
  const wish = wishOfForm(search);
  return search.has("read") ? askPlanPath(wish) : plansPath(wish);
}

export function headers() {
  return { "cache-control": "no-store" };
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, (t) => ({
    title: t("planner:plans.title"),
    description: t("planner:description"),
  }));
}

export default function Plans({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { wish, conflict, chosen, names } = loaderData;
  const { t } = useTranslation("planner");
  const isAsking = answer !== undefined && "kind" in answer && answer.kind === "asks";
  return (
    <div className="bg-sand">
      <PhoneBar title={t("plans.title")} back={askPlanPath(wish)} close="/" />
      <div className={`${pageClass} py-6 md:py-10`}>
        <PlanNotes result={answer} />
        {isAsking ? (
          <CartQuestion question={answer} />
        ) : chosen ? (
          <ChosenPlan page={loaderData} chosen={chosen} />
        ) : conflict ? (
          <PlanConflict conflict={conflict} wish={wish} names={names} />
        ) : (
          <EmptyState
            icon={RouteIcon}
            title={t("conflict.title")}
            text={t("conflict.nothing")}
            action={<ButtonLink to={askPlanPath(wish)}>{t("conflict.edit")}</ButtonLink>}
          />
        )}
      </div>
    </div>
  );
}
