import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PERIOD_TABS } from "#app/domain/common/date/period.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { DraftMark } from "#app/features/content/desk/draft-mark.tsx";
import { EVENT_COLUMNS, type EventRow } from "#app/features/content/desk/event-columns.ts";
import { EVENT_LIST } from "#app/features/content/desk/event-list.server.ts";
import { PeriodMark } from "#app/features/desk/deadline-marks.tsx";
import { DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { CellNote } from "#app/features/desk/list/list-column.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.event"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  return { done, ...(await loadList(EVENT_LIST, { area: "event", request, url, context })) };
}

export default function AdminEvents({ loaderData }: Route.ComponentProps) {
  const { done, list, views } = loaderData;
  const { t } = useTranslation(["desk", "lists"]);
  const mayChange = useMayChange("event");
  const columns = useListColumns<EventRow>(EVENT_COLUMNS, {
    title: ({ id, title, label, draft }) => (
      <>
        <Link to={`/admin/event/${id}`} className="font-semibold hover:underline">
          {title}
        </Link>
        <DraftMark isDraft={draft} />
        <CellNote>{label}</CellNote>
      </>
    ),
    state: ({ period }) => <PeriodMark period={period} />,
  });
  const remove = {
    name: "event.delete",
    label: t("lists:delete"),
    confirm: {
      title: (count: number) => t("lists:delete_title", { count }),
      text: t("lists:delete_text"),
    },
  };
  return (
    <AdminList
      title={t("area.event")}
      area="event"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("event.search")}
      create={mayChange ? { to: "/admin/event/create", label: t("event.add") } : undefined}
      note={done ? <DoneNote text={t(`event.done.${done}`)} /> : null}
      bulk={mayChange ? [remove] : []}
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
