import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice/notice-list-query.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";
import { DraftMark } from "#app/features/content/desk/draft-mark.tsx";
import { NOTICE_COLUMNS, type NoticeRow } from "#app/features/content/desk/notice-columns.ts";
import { NOTICE_LIST } from "#app/features/content/desk/notice-desk-list.server.ts";
import { DoneNote } from "#app/features/desk/desk-head.tsx";
import { adminMeta } from "#app/features/desk/desk-meta.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import { AdminList } from "#app/features/desk/list/desk-list.tsx";
import { loadList } from "#app/features/desk/list/list-type.server.ts";
import { useListColumns } from "#app/features/desk/list/use-list-columns.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.notice"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  return { done, ...(await loadList(NOTICE_LIST, { area: "notice", request, url, context })) };
}

export default function AdminNotices({ loaderData }: Route.ComponentProps) {
  const { done, list, views } = loaderData;
  const { t } = useTranslation("desk");
  const mayChange = useMayChange("notice");
  const columns = useListColumns(NOTICE_COLUMNS, { title: (row) => <Title {...row} /> });
  const bulk = useBulkActions();
  return (
    <AdminList
      title={t("area.notice")}
      area="notice"
      views={views}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      versionOf={({ version }) => version}
      searchHint={t("notice.search")}
      create={mayChange ? { to: "/admin/notice/add", label: t("notice.add") } : undefined}
      note={done ? <DoneNote text={t(`notice.done.${done}`)} /> : null}
      bulk={mayChange ? bulk : []}
      filters={[
        {
          name: "category",
          label: t("notice.category"),
          options: NOTICE_CATEGORIES.map((value) => ({
            value,
            label: t(`notice_category.${value}`),
          })),
        },
      ]}
    />
  );
}

function Title({ id, title, pinned, draft }: NoticeRow) {
  const { t } = useTranslation("desk");
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={`/admin/notice/${id}`} className="font-semibold hover:underline">
        {title}
      </Link>
      <DraftMark isDraft={draft} />
      {pinned ? <Badge tone="pick">{t("notice.pinned")}</Badge> : null}
    </span>
  );
}

function useBulkActions() {
  const { t } = useTranslation("lists");
  return [
    { name: "notice.pin", label: t("pin") },
    { name: "notice.unpin", label: t("unpin") },
    {
      name: "notice.delete",
      label: t("delete"),
      confirm: { title: (count: number) => t("delete_title", { count }), text: t("delete_text") },
    },
  ];
}
