import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { periodList } from "#app/domain/common/date/period.ts";
import { PlanTripBox } from "#app/features/catalog/product/plan-trip-box.tsx";
import { EventGrid, NoEvents } from "#app/features/content/event/event-grid.tsx";
import { listEvents } from "#app/features/content/event/event-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/page-handle.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { PeriodList } from "#app/ui/period-list.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["event"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const list = periodList(url.searchParams);
  const today = dateIn(SHOP_ZONE, now());
  cachePage(context);
  return { tab: list.tab, today, ...(await listEvents(db, localeOf(url), list, today)) };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("event:title"),
    description: t("event:text"),
    page: args.loaderData?.paging.page,
    crumbs: [{ name: t("event:title"), path: "/event" }],
  }));
}

export default function EventHome({ loaderData }: Route.ComponentProps) {
  const { tab, today, rows, counts, paging } = loaderData;
  const { t } = useTranslation("event");
  return (
    <PeriodList
      path="/event"
      title={t("title")}
      text={t("text")}
      tabs={t("tabs")}
      nameOf={(each) => t(`tab.${each}`)}
      tab={tab}
      counts={counts}
      paging={paging}
    >
      {rows.length === 0 ? <NoEvents tab={tab} /> : <EventGrid rows={rows} today={today} isMain />}
      <PlanTripBox className="mt-8" />
    </PeriodList>
  );
}
