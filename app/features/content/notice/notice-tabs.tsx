import { useTranslation } from "react-i18next";
import {
  NOTICE_CATEGORIES,
  type NoticeCategory,
  noticeListPath,
} from "#app/domain/content/notice/notice-list-query.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { NoticeCounts } from "./notice-queries.server.ts";

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
