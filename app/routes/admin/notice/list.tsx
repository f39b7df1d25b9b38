import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice.ts";
import { choiceParam, listParams } from "#app/domain/desk/list-params.ts";
import { AdminList } from "#app/features/admin/admin-list.tsx";
import type { Column } from "#app/features/admin/admin-table.tsx";
import { deskLocale } from "#app/features/admin/desk-locale.ts";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { useMayChange } from "#app/features/admin/desk-person.tsx";
import { FilterChips } from "#app/features/admin/filter-chips.tsx";
import { listNotices, type NoticeRow } from "#app/features/admin/notice-store.server.ts";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Note } from "#app/ui/note.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => deskMeta(args, (t) => t("desk:area.notice"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const params = listParams(url.searchParams);
  const category = choiceParam(url.searchParams, "category", NOTICE_CATEGORIES);
  const done = choiceParam(url.searchParams, "done", ["saved", "deleted"]);
  const { db } = servicesOf(context);
  const list = await listNotices(db, deskLocale(request), { ...params, category });
  return { q: params.q, category, done, list };
}

export default function AdminNotices({ loaderData }: Route.ComponentProps) {
  const { q, category, done, list } = loaderData;
  const { t } = useTranslation("desk");
  const mayChange = useMayChange("notice");
  return (
    <AdminList
      title={t("area.notice")}
      columns={useColumns()}
      list={list}
      keyOf={({ id }) => id}
      q={q}
      searchHint={t("notice.search")}
      create={mayChange ? { to: "/admin/notice/add", label: t("notice.add") } : undefined}
      note={
        done ? (
          <Note tone="good" className="mb-4">
            <span role="status">{t(`notice.done.${done}`)}</span>
          </Note>
        ) : null
      }
      chips={
        <FilterChips
          name="category"
          label={t("notice.category")}
          value={category}
          options={NOTICE_CATEGORIES.map((value) => ({
            value,
            label: t(`notice_category.${value}`),
          }))}
        />
      }
    />
  );
}

function useColumns(): Column<NoticeRow>[] {
  const { t } = useTranslation("desk");
  const { moment } = useDeskFormat();
  return [
    { header: t("number"), right: true, cell: ({ id }) => id },
    {
      header: t("notice.category"),
      nowrap: true,
      cell: ({ category }) => t(`notice_category.${category}`),
    },
    {
      header: t("notice.title"),
      cell: ({ id, title, pinned }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link to={`/admin/notice/${id}`} className="nm hover:underline">
            {title}
          </Link>
          {pinned ? <Badge tone="pick">{t("notice.pinned")}</Badge> : null}
        </span>
      ),
    },
    {
      header: t("notice.english"),
      nowrap: true,
      cell: ({ languages }) =>
        languages.en ? (
          t("notice.translated")
        ) : (
          <b className="text-warn-700">{t("detail.untranslated")}</b>
        ),
    },
    {
      header: t("notice.published_at"),
      nowrap: true,
      cell: ({ publishedAt }) => moment(publishedAt),
    },
  ];
}
