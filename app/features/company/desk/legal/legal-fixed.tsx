import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import { LEGAL_FORM } from "#app/domain/company/legal/legal-form.ts";
import { legalPath } from "#app/domain/company/legal/legal-kinds.ts";
import { legalPartsIn } from "#app/domain/company/legal/legal-parts.ts";
import { AdminHead } from "#app/features/desk/desk-head.tsx";
import { PreviewLinks } from "#app/features/desk/preview-links.tsx";
import { useInputLabel } from "#app/features/desk/record/record-form.tsx";
import { RecordHistory } from "#app/features/desk/record/record-history.tsx";
import type { LoadedRecord } from "#app/features/desk/record/record-rows.server.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { RichText } from "#app/ui/rich-text-view.tsx";
import type { LegalRecord } from "./legal-store.server.ts";

type LegalFixedProps = {
  readonly text: LegalRecord;
  readonly history: LoadedRecord["history"];
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
};

/** A version that came into force: to be read side by side, never to be changed. */
export function LegalFixed({ text, history, title, list }: LegalFixedProps) {
  const { t } = useTranslation("content");
  const { day } = useAdminFormat();
  const labelOf = useInputLabel(LEGAL_FORM.fields, {
    field: (name) => t(`legal.field.${name}` as "legal.field.title"),
  });
  return (
    <>
      <AdminHead
        title={title}
        crumbs={[list]}
        actions={
          <>
            <PreviewLinks path={legalPath(text.kind, text.edition)} />
            <RecordHistory
              entries={history}
              fields={LEGAL_FORM.fields}
              labelOf={labelOf}
              onRestore={undefined}
            />
          </>
        }
      />
      <Note tone="info" icon={Lock}>
        {t("legal.fixed", { date: day(text.effectiveOn) })}
      </Note>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        {LOCALES.map((locale) => (
          <article key={locale} lang={locale} className={`${cardClass} min-w-0 p-5`}>
            <h2 className="text-18">{text.title[locale]}</h2>
            <p className="mt-2 text-ink-2">{text.intro[locale]}</p>
            {legalPartsIn(locale, text).map(({ heading, html }) => (
              <section key={heading} className="mt-5">
                <h3 className="text-16">{heading}</h3>
                <RichText html={html} className="mt-1 text-ink-2" />
              </section>
            ))}
          </article>
        ))}
      </div>
    </>
  );
}
