import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PERIOD_TABS } from "#app/domain/common/date/period.ts";
import { PeriodMark } from "#app/features/desk/deadline-marks.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import {
  TOURNAMENT_COLUMNS,
  type TournamentRow,
} from "#app/features/tournament/desk/tournament-columns.ts";
import { TOURNAMENT_LIST } from "#app/features/tournament/desk/tournament-list.server.ts";
import { linkClass } from "#app/ui/look/classes.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.tournament"));

export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadList(TOURNAMENT_LIST, { area: "tournament", request, url, context });
}

export default function AdminTournaments({ loaderData: { list, views } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const columns = useListColumns<TournamentRow>(TOURNAMENT_COLUMNS, {
    title: ({ id, title, course }) => (
      <>
        <Link to={`/admin/tournament/${id}`} className="font-semibold hover:underline">
          {title}
        </Link>
        <CellNote>{course}</CellNote>
      </>
    ),
    state: ({ period }) => <PeriodMark period={period} />,
  });
  const applicants = {
    header: t("tournament.applicants"),
    nowrap: true,
    cell: ({ id }: TournamentRow) => (
      <Link to={`/admin/tournament/${id}/register`} className={linkClass}>
        {t("tournament.applicants_open")}
      </Link>
    ),
  };
  return (
    <AdminList
      title={t("area.tournament")}
      area="tournament"
      views={views}
      columns={[...columns, applicants]}
      list={list}
      keyOf={({ id }) => id}
      searchHint={t("tournament.search")}
      filters={[
        {
          name: "period",
          label: t("state"),
          options: PERIOD_TABS.map((value) => ({ value, label: t(`period.${value}`) })),
        },
      ]}
    />
  );
}
