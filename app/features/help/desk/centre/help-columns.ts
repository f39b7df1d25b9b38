import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  type Localized,
} from "#app/domain/common/language/languages.ts";
import type { HelpSubject } from "#app/domain/help/centre/help-query.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type HelpRow = {
  readonly id: number;
  readonly version: number;
  readonly subject: HelpSubject;
  readonly question: string;
  readonly languages: Localized;
  readonly position: number;
  readonly draft: boolean;
  readonly votes: number;
  readonly helpful: number;
};

export const HELP_COLUMNS: readonly ListColumn<HelpRow>[] = [
  {
    name: "question",
    header: (t) => t("content:help.field.question"),
    value: ({ question }) => question,
    sorted: true,
    fixed: true,
  },
  {
    name: "subject",
    header: (t) => t("content:help.field.subject"),
    value: ({ subject }, { t }) => t(`content:help.subject.${subject}`),
    sorted: true,
  },
  {
    name: "position",
    header: (t) => t("content:help.field.position"),
    value: ({ position }) => position,
    kind: "number",
    sorted: true,
  },
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
    (locale): ListColumn<HelpRow> => ({
      name: locale,
      header: () => LANGUAGES[locale].name,
      value: ({ languages }, { t }) =>
        t(languages[locale] ? "desk:notice.translated" : "desk:detail.untranslated"),
    }),
  ),
  {
    name: "votes",
    header: (t) => t("content:help.votes"),
    value: ({ votes }) => votes,
    kind: "number",
    sorted: true,
  },
  {
    name: "helpful",
    header: (t) => t("content:help.helpful"),
    value: ({ helpful, votes }) => (votes > 0 ? `${Math.round((100 * helpful) / votes)}%` : ""),
    sorted: true,
  },
];
