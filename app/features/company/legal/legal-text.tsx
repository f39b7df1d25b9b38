import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "#app/domain/common/date/content-date.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { wellClass } from "#app/ui/look/classes.ts";
import { RichText } from "#app/ui/rich-text-view.tsx";
import type { LegalDocument } from "./legal-queries.server.ts";

type LegalTextProps = {
  readonly document: LegalDocument;
  /** Below the text: its other versions. */
  readonly children?: ReactNode;
};

/** The table of contents is next to the text on a wide screen, and above it on a phone. */
export function LegalText({ document, children }: LegalTextProps) {
  const { title, intro, version, effectiveOn, sections } = document;
  const { t } = useTranslation("terms");
  const locale = useLocale();
  return (
    <div className="grid grid-cols-1 items-start gap-8 pt-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-12 md:pt-8">
      <Contents sections={sections} />
      <article className="max-w-[45rem] min-w-0">
        <h1 className="text-22 md:text-28">{title}</h1>
        <p className="mt-3 flex flex-wrap gap-1">
          <Badge>{t("version", { version })}</Badge>
          <Badge tone="instant" icon={null}>
            {t("effective", { date: formatDate(effectiveOn, locale) })}
          </Badge>
        </p>
        <p className="mt-5 text-ink-2">{intro}</p>
        {sections.map(({ heading, html }, index) => (
          <section key={heading} id={anchor(index)} className="mt-9 scroll-mt-24">
            <h2 className="text-18">{heading}</h2>
            <RichText html={html} className="mt-2 text-ink-2" />
          </section>
        ))}
        {children}
        <footer className={`${wellClass} mt-10 flex flex-wrap items-center justify-between gap-3`}>
          <p className="text-ink-2">{t("questions")}</p>
          <ButtonLink size="sm" variant="secondary" to={askPath()}>
            {t("ask")}
          </ButtonLink>
        </footer>
      </article>
    </div>
  );
}

/** Always open on a wide screen; on a phone it opens on a tap, so that the text comes first. */
function Contents(props: Pick<LegalDocument, "sections">) {
  const { t } = useTranslation("terms");
  return (
    <>
      <details className={`${wellClass} md:hidden py-0`}>
        <summary className="flex min-h-12 items-center font-bold">{t("contents")}</summary>
        <Headings {...props} />
      </details>
      <nav aria-label={t("contents")} className={`${wellClass} max-md:hidden md:sticky md:top-24`}>
        <p className="mb-1 font-bold">{t("contents")}</p>
        <Headings {...props} />
      </nav>
    </>
  );
}

function Headings({ sections }: Pick<LegalDocument, "sections">) {
  return (
    <ol>
      {sections.map(({ heading }, index) =>
        heading === "" ? null : (
          <li key={heading}>
            <a
              href={`#${anchor(index)}`}
              className="flex min-h-11 items-center py-1 text-ink-2 hover:text-ink hover:underline"
            >
              {heading}
            </a>
          </li>
        ),
      )}
    </ol>
  );
}

function anchor(index: number): string {
  return `section-${index + 1}`;
}
