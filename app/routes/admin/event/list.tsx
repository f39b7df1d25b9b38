import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { PERIOD_TABS, periodOf } from "#app/domain/content/period.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { type EventRow, listEvents } from "#app/features/admin/content/event-store.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { DoneNote } from "#app/features/admin/kit/done-note.tsx";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import { PeriodMark } from "#app/features/admin/kit/marks.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.event"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const today = dateIn(SHOP_ZONE, now());
  const params = listParams(url.searchParams);
  const period = choiceParam(url.searchParams, "period", PERIOD_TABS);
  const list = await listEvents(db, adminLocale(request), { ...params, period, today });
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  return { q: params.q, period, done, today, list };
}

export default function AdminEvents({ loaderData }: Route.ComponentProps) {
  const { q, period, done, today, list } = loaderData;
  const mayChange = useMayChange("event");
  const { t } = useTranslation("desk");
  const { day } = useAdminFormat();
  const columns: Column<EventRow>[] = [
    { header: t("number"), right: true, cell: ({ id }) => id },
    {
      header: t("event.title"),
      cell: ({ id, title, label }) => (
        <>
          <Link to={`/admin/event/${id}`} className="nm hover:underline">
            {title}
          </Link>
          <span className="sm block">{label}</span>
        </>
      ),
    },
    { header: t("event.starts"), nowrap: true, cell: ({ startsOn }) => day(startsOn) },
    { header: t("event.ends"), nowrap: true, cell: ({ endsOn }) => day(endsOn) },
    {
      header: t("state"),
      cell: ({ endsOn }) => <PeriodMark period={periodOf(endsOn, today)} />,
    },
  ];
  return (
    <AdminList
      title={t("area.event")}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      q={q}
      searchHint={t("event.search")}
      create={mayChange ? { to: "/admin/event/create", label: t("event.add") } : undefined}
      note={done ? <DoneNote text={t(`event.done.${done}`)} /> : null}
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
