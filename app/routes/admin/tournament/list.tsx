import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { PERIOD_TABS, periodOf } from "#app/domain/content/period.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import {
  listTournaments,
  type TournamentRow,
} from "#app/features/admin/content/tournament-queries.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import { PeriodMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.tournament"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  const params = listParams(url.searchParams);
  const period = choiceParam(url.searchParams, "period", PERIOD_TABS);
  const list = await listTournaments(db, adminLocale(request), { ...params, period, today });
  return { period, today, list };
}

export default function AdminTournaments({ loaderData }: Route.ComponentProps) {
  const { period, today, list } = loaderData;
  const { t } = useTranslation("desk");
  const { day, won, number } = useAdminFormat();
  const columns: Column<TournamentRow>[] = [
    { header: t("number"), right: true, cell: ({ id }) => id },
    {
      header: t("tournament.title"),
      cell: ({ id, title, course }) => (
        <>
          <Link to={`/admin/tournament/${id}`} className="nm hover:underline">
            {title}
          </Link>
          <span className="sm block">{course}</span>
        </>
      ),
    },
    { header: t("tournament.plays_on"), nowrap: true, cell: ({ playsOn }) => day(playsOn) },
    { header: t("tournament.apply_until"), nowrap: true, cell: (row) => day(row.applyUntil) },
    { header: t("tournament.capacity"), right: true, cell: ({ capacity }) => number(capacity) },
    { header: t("tournament.fee"), right: true, cell: ({ entryFee }) => won(entryFee) },
    {
      header: t("state"),
      cell: ({ playsOn }) => <PeriodMark period={periodOf(playsOn, today)} />,
    },
    {
      header: t("tournament.applicants"),
      nowrap: true,
      cell: ({ id }) => (
        <Link to={`/admin/tournament/${id}/register`} className="link">
          {t("tournament.applicants_open")}
        </Link>
      ),
    },
  ];
  return (
    <AdminList
      title={t("area.tournament")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("tournament.search")}
      chips={
        <FilterChips
          name="period"
          label={t("state")}
          value={period}
          options={PERIOD_TABS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      }
    />
  );
}
