import { useTranslation } from "react-i18next";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { periodList } from "#app/domain/common/date/period.ts";
import { listTournaments } from "#app/features/tournament/tournament-queries.server.ts";
import { NoTournaments, TournamentRows } from "#app/features/tournament/tournament-rows.tsx";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { pageMeta } from "#app/platform/http/page-meta.ts";
import type { PageHandle } from "#app/platform/i18n/message-areas.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";
import { cachePage } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { PeriodList } from "#app/ui/period-list.tsx";
import type { Route } from "./+types/home.ts";

export const handle = { words: ["tournament"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const list = periodList(url.searchParams);
  const today = dateIn(SHOP_ZONE, now());
  cachePage(context);
  return { tab: list.tab, today, ...(await listTournaments(db, localeOf(url), list, today)) };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, (t) => ({
    title: t("tournament:title"),
    description: t("tournament:text"),
    page: args.loaderData?.paging.page,
    crumbs: [{ name: t("tournament:title"), path: "/tournament" }],
  }));
}

export default function TournamentHome({ loaderData }: Route.ComponentProps) {
  const { tab, today, rows, counts, paging } = loaderData;
  const { t } = useTranslation("tournament");
  return (
    <PeriodList
      path="/tournament"
      title={t("title")}
      text={t("text")}
      tabs={t("tabs")}
      nameOf={(each) => t(`tab.${each}`)}
      tab={tab}
      counts={counts}
      paging={paging}
    >
      {rows.length === 0 ? (
        <NoTournaments tab={tab} />
      ) : (
        <TournamentRows rows={rows} today={today} />
      )}
    </PeriodList>
  );
}
