import { Route as RouteIcon, ShieldCheck, SlidersHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { won } from "#app/domain/common/money.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Plan } from "#app/domain/planner/plan-types.ts";
import { wishOfForm, wishOfSearch } from "#app/domain/planner/read-wish-address.ts";
import { linesOfTrip, searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { askPlanPath, plansPath, searchOfWish } from "#app/domain/planner/wish-address.ts";
import { travellersOf } from "#app/domain/planner/wish-parts.ts";
import { useTripTitle } from "#app/features/checkout/cart/trip/cart-head.tsx";
import { PlanCards } from "#app/features/planner/page/plan-cards.tsx";
import { PlanConflict } from "#app/features/planner/page/plan-conflict.tsx";
import { PlanDays } from "#app/features/planner/page/plan-days.tsx";
import { PlanBar, PlanSummary } from "#app/features/planner/page/plan-summary.tsx";
import { planView } from "#app/features/planner/page/plan-view.server.ts";
import { PlanWhy } from "#app/features/planner/page/plan-why.tsx";
import { planOfLines, planTrip } from "#app/features/planner/plan-trip.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/plans.ts";

export const handle = { words: ["planner", "cart", "buy"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams: search } = url;
  const locale = localeOf(url);
  if (search.has("said")) throw redirect(localized(pathAfterForm(search), locale));
  const services = servicesOf(context);
  const { wish } = wishOfSearch(search);
  const own = linesOfTrip(search);
  const [answer, changed] = await Promise.all([
    planTrip(services, wish),
    own.length > 0 ? planOfLines(services, wish, own) : undefined,
  ]);
  const asked = search.get("plan");
  const chosen = changed ?? answer.plans.find(({ style }) => style === asked) ?? answer.plans[0];
  return {
    wish,
    plans: answer.plans,
    conflict: answer.conflict,
    chosen,
    isChanged: changed !== undefined,
    isGone: own.length > 0 && changed === undefined,
    ...(await planView(services, locale, { wish, plans: answer.plans, chosen })),
  };
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

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { wish, plans, conflict, chosen, isChanged, isGone, names, products, shown } = loaderData;
  const { t } = useTranslation("planner");
  const title = useTripTitle(chosen?.lines ?? [], products) ?? t("plans.title");
  const budget = wish.budget === undefined ? undefined : won(wish.budget);
  const trip = isChanged && chosen ? searchOfTrip(chosen.lines) : undefined;
  return (
    <div className="bg-sand">
      <PhoneBar title={t("plans.title")} back={askPlanPath(wish)} close="/" />
      <div className={`${pageClass} py-6 md:py-10`}>
        {chosen ? (
          <>
            <PageHead
              title={title}
              actions={
                <ButtonLink to={askPlanPath(wish)} variant="secondary" size="sm">
                  <SlidersHorizontal aria-hidden="true" />
                  {t("plans.change")}
                </ButtonLink>
              }
            />
            {isGone ? (
              <Note tone="warn" className="mb-4">
                {t("swap.gone")}
              </Note>
            ) : null}
            <PlanCards
              plans={plans}
              chosen={chosen}
              budget={budget}
              names={names}
              pathOf={({ style }) => plansPath(wish, new URLSearchParams({ plan: style }))}
            />
            <div className="mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:items-start lg:gap-10">
              <div className="min-w-0">
                <PlanWhy plan={chosen} wish={wish} names={names} isChanged={isChanged} />
                <PlanDays
                  plan={chosen}
                  products={products}
                  names={names}
                  swapPath={(line) => swapPath({ wish, chosen, trip, line })}
                />
                <Note tone="good" icon={ShieldCheck} className="mt-6" title={t("plans.proof")}>
                  {t("plans.proof_text")}{" "}
                  {isChanged ? null : t(chosen.optimum.proven ? "plans.proven" : "plans.unproven")}
                </Note>
              </div>
              <PlanSummary
                plan={chosen}
                shown={shown}
                people={travellersOf(wish)}
                budget={budget}
                title={title}
                askPath={askPath(
                  undefined,
                  questionWords(t("plans.question_title", { title }), chosen, names),
                )}
              />
            </div>
            <PlanBar plan={chosen} />
          </>
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

type SwapFrom = {
  readonly wish: Parameters<typeof searchOfWish>[0];
  readonly chosen: Plan;
  /** The trip of the address, where it is no plan of the wish any more. */
  readonly trip: URLSearchParams | undefined;
  readonly line: CartLine;
};

function swapPath({ wish, chosen, line }: SwapFrom): string {
  const search = [...searchOfWish(wish), ...searchOfTrip(chosen.lines), ["line", lineKey(line)]];
  return `/ai/swap?${new URLSearchParams(search as [string, string][])}`;
}

/** The trip as a question begins with it. */
function questionWords(title: string, plan: Plan, names: Readonly<Record<string, string>>) {
  const lines = plan.lines.flatMap((line) => {
    if (line.kind === "golf") return [`${line.date} ${line.time} ${names[line.courseId] ?? ""}`];
    if (line.kind !== "hotel") return [];
    return [`${line.checkIn} – ${line.checkOut} ${names[line.hotelId] ?? ""}`];
  });
  return { title, content: `${lines.join("\n")}\n\n` };
}
