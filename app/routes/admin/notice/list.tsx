import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { choiceParam, listParams } from "#app/domain/admin/list-params.ts";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/domain/locale.ts";
import { listNotices, type NoticeRow } from "#app/features/admin/content/notice-store.server.ts";
import { adminLocale } from "#app/features/admin/kit/admin-locale.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { useMayChange } from "#app/features/admin/kit/admin-person.tsx";
import { DoneNote } from "#app/features/admin/kit/done-note.tsx";
import { AdminList } from "#app/features/admin/kit/list/admin-list.tsx";
import type { Column } from "#app/features/admin/kit/list/admin-table.tsx";
import { FilterChips } from "#app/features/admin/kit/list/filter-chips.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/list.ts";

export const meta: Route.MetaFunction = (args) => adminMeta(args, (t) => t("desk:area.notice"));

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const params = listParams(url.searchParams);
  const category = choiceParam(url.searchParams, "category", NOTICE_CATEGORIES);
  const done = choiceParam(url.searchParams, "done", ["deleted"]);
  const { db } = servicesOf(context);
  const list = await listNotices(db, adminLocale(request), { ...params, category });
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
      note={done ? <DoneNote text={t(`notice.done.${done}`)} /> : null}
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
  const { language, moment } = useAdminFormat();
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
    ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
      (locale): Column<NoticeRow> => ({
        header: language(locale),
        nowrap: true,
        cell: ({ languages }) =>
          languages[locale] ? (
            t("notice.translated")
          ) : (
            <b className="text-warn-700">{t("detail.untranslated")}</b>
          ),
      }),
    ),
    {
      header: t("notice.published_at"),
      nowrap: true,
      cell: ({ publishedAt }) => moment(publishedAt),
    },
  ];
}
