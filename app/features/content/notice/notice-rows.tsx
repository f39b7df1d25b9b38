import { Megaphone, Pin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatPublished } from "#app/domain/common/date/content-date.ts";
import {
  MAX_NOTICE_SEARCH,
  NOTICE_CATEGORIES,
  type NoticeCategory,
  noticeListPath,
} from "#app/domain/content/notice/notice-list-query.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchForm } from "#app/ui/form/search-form.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { NoticeCounts, NoticeRow } from "./notice-queries.server.ts";

type NoticeRowsProps = {
  readonly rows: readonly NoticeRow[];
  readonly q?: string | undefined;
};

export function NoticeRows({ rows, q }: NoticeRowsProps) {
  const { t } = useTranslation("notice");
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Megaphone}
        title={q ? t("search.empty", { q }) : t("empty.title")}
        text={t(q ? "search.empty_text" : "empty.text")}
        action={
          <ButtonLink variant="secondary" to="/notice">
            {t("empty.all")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="divide-y divide-line border-b border-line">
      {rows.map((row) => (
        <li key={row.id}>
          <Row {...row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ id, category, title, pinned, publishedAt }: NoticeRow) {
  const { t } = useTranslation("notice");
  const locale = useLocale();
  return (
    <AppLink
      to={`/notice/${id}`}
      className="group grid gap-1.5 px-1 py-4 hover:bg-sand md:grid-cols-[7.5rem_minmax(0,1fr)_auto] md:items-center md:gap-4 md:px-3 md:py-5"
    >
      <span className="flex flex-wrap gap-1">
        {pinned ? (
          <Badge tone="solid" icon={Pin}>
            {t("pinned")}
          </Badge>
        ) : null}
        <Badge>{t(`category.${category}`)}</Badge>
      </span>
      <span className={`leading-6 group-hover:underline ${pinned ? "font-bold" : "font-semibold"}`}>
        {title}
      </span>
      <time
        dateTime={publishedAt.toISOString()}
        className="tabular-nums whitespace-nowrap text-14 text-ink-3"
      >
        {formatPublished(publishedAt, locale)}
      </time>
    </AppLink>
  );
}

type NoticeSearchProps = {
  readonly category: NoticeCategory | undefined;
  readonly q: string | undefined;
};

export function NoticeSearch({ category, q }: NoticeSearchProps) {
  const { t } = useTranslation("notice");
  return (
    <SearchForm
      path="/notice"
      label={t("search")}
      button={t("search.button")}
      q={q}
      maxLength={MAX_NOTICE_SEARCH}
      kept={{ category }}
      className="mt-4"
    />
  );
}

type NoticeTabsProps = {
  readonly category: NoticeCategory | undefined;
  readonly counts: NoticeCounts;
  readonly q?: string | undefined;
};

export function NoticeTabs({ category, counts, q }: NoticeTabsProps) {
  const { t } = useTranslation("notice");
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <LinkTabs
      label={t("tabs")}
      tabs={[
        {
          to: noticeListPath(undefined, 1, q),
          label: t("category.all"),
          count: all,
          current: category === undefined,
        },
        ...NOTICE_CATEGORIES.map((each) => ({
          to: noticeListPath(each, 1, q),
          label: t(`category.${each}`),
          count: counts[each] ?? 0,
          current: category === each,
        })),
      ]}
    />
  );
}
