import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  type Localized,
} from "#app/domain/common/language/languages.ts";
import type { NoticeCategory } from "#app/domain/content/notice/notice-list-query.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type NoticeRow = {
  readonly id: number;
  readonly version: number;
  readonly category: NoticeCategory;
  readonly title: string;
  readonly languages: Localized;
  readonly pinned: boolean;
  readonly draft: boolean;
  readonly publishedAt: Date;
};

export const NOTICE_COLUMNS: readonly ListColumn<NoticeRow>[] = [
  {
    name: "title",
    header: (t) => t("desk:notice.title"),
    value: ({ title }) => title,
    sorted: true,
    fixed: true,
  },
  {
    name: "category",
    header: (t) => t("desk:notice.category"),
    value: ({ category }, { t }) => t(`desk:notice_category.${category}`),
    sorted: true,
  },
  {
    name: "pinned",
    header: (t) => t("desk:notice.pinned"),
    value: ({ pinned }, { t }) => (pinned ? t("desk:yes") : ""),
    hidden: true,
  },
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
    (locale): ListColumn<NoticeRow> => ({
      name: locale,
      header: () => LANGUAGES[locale].name,
      value: ({ languages }, { t }) =>
        t(languages[locale] ? "desk:notice.translated" : "desk:detail.untranslated"),
    }),
  ),
  {
    name: "published",
    header: (t) => t("desk:notice.published_at"),
    value: ({ publishedAt }) => publishedAt,
    kind: "moment",
    sorted: true,
  },
  {
    name: "number",
    header: (t) => t("desk:number"),
    value: ({ id }) => id,
    kind: "number",
    sorted: true,
  },
];
