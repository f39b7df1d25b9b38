import { Route as RouteIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { SAMPLE_TRIPS } from "#app/domain/planner/sample-trip.ts";
import { PlannerRules } from "#app/features/planner/planner-rules.tsx";
import { findSampleTrips } from "#app/features/planner/sample-trip-queries.server.ts";
import { TripCard } from "#app/features/planner/trip-card.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/ai.ts";

export const handle = { words: ["planner"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  return { today, trips: await findSampleTrips(db, localeOf(url), today) };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("planner:title"),
    description: t("planner:description"),
  }));
}

export default function Ai({ loaderData: { today, trips } }: Route.ComponentProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  return (
    <div className={`${pageClass} pt-5 pb-12 md:pt-8`}>
      <PageHead
        title={trips.length === SAMPLE_TRIPS ? t("heading") : t("heading_any")}
        text={
          <>
            {t("lead")}{" "}
            <span className="whitespace-nowrap text-14 text-ink-3">
              {t("asof", { day: formatDay(today, locale) })}
            </span>
          </>
        }
      />
      {trips.length > 0 ? (
        <div className="grid gap-5">
          {trips.map((trip) => (
            <TripCard key={trip.region.id} trip={trip} />
          ))}
        </div>
      ) : (
        <EmptyState
          icon={RouteIcon}
          title={t("empty_title")}
          text={t("empty_text")}
          action={
            <>
              <ButtonLink to="/course/home">{t("empty_courses")}</ButtonLink>
              <ButtonLink to="/hotel/home" variant="secondary">
                {t("empty_hotels")}
              </ButtonLink>
            </>
          }
        />
      )}
      <PlannerRules />
    </div>
  );
}
