import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LOCALES, type Localized } from "#app/domain/common/language/languages.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { useAdminFormat } from "./use-desk-format.ts";

type DetailCardProps = { readonly title: string; readonly children: ReactNode };

/** A part of a record: its rows under one heading. */
export function DetailCard({ title, children }: DetailCardProps) {
  return (
    <section className={`${cardClass} overflow-hidden`}>
      <h2 className="border-line border-b px-4 py-3 text-16">{title}</h2>
      <dl className="px-4 py-1">{children}</dl>
    </section>
  );
}

type DetailRowProps = { readonly label: string; readonly children: ReactNode };

export function DetailRow({ label, children }: DetailRowProps) {
  const { t } = useTranslation("desk");
  const isEmpty = children === null || children === undefined || children === "";
  return (
    <div className="grid gap-x-4 border-line border-b py-2 last:border-b-0 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words">
        {isEmpty ? <span className="text-ink-3">{t("detail.empty")}</span> : children}
      </dd>
    </div>
  );
}

type BilingualRowProps = { readonly label: string; readonly text: Localized | null };

/** A text in both languages, side by side, with a note where the translation is missing. */
export function BilingualRow({ label, text }: BilingualRowProps) {
  return (
    <DetailRow label={label}>
      <BilingualTexts text={text ?? {}} />
    </DetailRow>
  );
}

export function BilingualTexts({ text }: { readonly text: Localized }) {
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  return (
    <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      {LOCALES.map((locale) => (
        <div key={locale} className="min-w-0">
          <span className="block text-13 text-ink-3">{language(locale)}</span>
          {text[locale] ? (
            <p lang={locale} className="whitespace-pre-line">
              {text[locale]}
            </p>
          ) : (
            <p className="text-ink-3">{t("detail.untranslated")}</p>
          )}
        </div>
      ))}
    </div>
  );
}

type DetailPageProps = { readonly children: ReactNode; readonly side?: ReactNode };

/** The record at the left, short facts at the right. */
export function DetailPage({ children, side }: DetailPageProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
      {side ? <div className="grid min-w-0 grid-cols-1 gap-5">{side}</div> : null}
    </div>
  );
}

type TableCardProps = {
  readonly title: string;
  readonly count?: number;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A table, or its empty state, under a heading. */
export function TableCard({ title, count, action, children }: TableCardProps) {
  return (
    <section className={`${cardClass} min-w-0 overflow-hidden`}>
      <div className="flex min-h-[52px] items-center justify-between gap-3 border-line border-b px-4">
        <h2 className="text-16">
          {title}
          {count === undefined ? null : (
            <span className="tabular-nums whitespace-nowrap font-semibold text-ink-3">
              {" "}
              {count}
            </span>
          )}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
