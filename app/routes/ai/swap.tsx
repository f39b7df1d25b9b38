import { ArrowLeftRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay, lineKey } from "#app/domain/order/line/line-facts.ts";
import { wishOfSearch } from "#app/domain/planner/read-wish-address.ts";
import { linesOfTrip, searchOfTrip } from "#app/domain/planner/trip-address.ts";
import { plansPath } from "#app/domain/planner/wish-address.ts";
import { travellersOf } from "#app/domain/planner/wish-parts.ts";
import { planPageServices } from "#app/features/planner/page/page-services.server.ts";
import { planView } from "#app/features/planner/page/plan-view.server.ts";
import { SwapList } from "#app/features/planner/page/swap-list.tsx";
import { planOfLines, swapTrip } from "#app/features/planner/plan-trip.server.ts";
import { privateMeta } from "#app/platform/http/page-meta.ts";
import { refusal, refusing } from "#app/platform/http/refusal.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf, localized } from "#app/platform/i18n/request-locale.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PhoneBar } from "#app/ui/journey/phone-bar.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/swap.ts";

export const handle = { words: ["planner", "cart"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = planPageServices(context);
  const locale = localeOf(url);
  const { wish } = wishOfSearch(url.searchParams);
  const trip = linesOfTrip(url.searchParams);
  const back = plansPath(wish, searchOfTrip(trip));
  const now = await refusing(planOfLines(services, wish, trip));
  // Sold meanwhile: the plans of the wish say so.
  if (!now) throw redirect(localized(back, locale));
  const line = now.lines.find((each) => lineKey(each) === url.searchParams.get("line"));
  if (!line) throw refusal("common.not_found");
  const { swaps } = await refusing(swapTrip(services, { wish, keep: now.lines, instead: line }));
  const view = await planView(services, locale, { wish, plans: [now], chosen: undefined, swaps });
  const options = swaps.map((swap) => ({
    swap,
    to: plansPath(wish, searchOfTrip(swap.plan.lines)),
  }));
  return { wish, now, line, options, back, ...view };
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

export default function SwapInPlan({ loaderData }: Route.ComponentProps) {
  const { wish, now, line, options, back, names, products } = loaderData;
  const { t } = useTranslation("planner");
  const heading = useHeading(line);
  return (
    <div className="bg-sand">
      <PhoneBar title={heading} back={back} close="/" />
      <div className={`${pageClass} py-6 md:py-10`}>
        <PageHead title={heading} text={t("swap.lead")} />
        {options.length > 0 ? (
          <SwapList
            {...{ now, line, options, names, products, back }}
            people={travellersOf(wish)}
          />
        ) : (
          <EmptyState
            icon={ArrowLeftRight}
            title={t("swap.none")}
            action={<ButtonLink to={back}>{t("swap.keep")}</ButtonLink>}
          />
        )}
      </div>
    </div>
  );
}

function useHeading(line: CartLine): string {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  if (line.kind === "hotel") return t("swap.heading_hotel");
  return t("swap.heading_course", { day: formatShortDay(lineDay(line), locale) });
}
