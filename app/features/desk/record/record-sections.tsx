import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import {
  inputNames,
  missingTranslations,
  type RecordField,
  sectionsOf,
} from "#app/domain/desk/record/record-fields.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { cardClass } from "#app/ui/look/classes.ts";
import { missingMarkClass } from "./field-look.ts";
import type { RecordInputsProps } from "./record-input-props.ts";
import { RecordInputs } from "./record-inputs.tsx";

/** A part of the page that saves by itself, such as pictures; after the fields of its section, if it has any. */
export type RecordPanel = { readonly section: string; readonly content: ReactNode };

type RecordSectionsProps = RecordInputsProps & {
  readonly panels?: readonly RecordPanel[];
  readonly order?: readonly string[];
};

/** The sections of a long form, each a card, with tabs that count what is missing or wrong. */
export function RecordSections({ panels = [], order = [], ...props }: RecordSectionsProps) {
  const present = new Set([...sectionsOf(props.fields), ...panels.map(({ section }) => section)]);
  const sections = [...new Set([...order.filter((each) => present.has(each)), ...present])];
  const [only] = sections;
  if (sections.length === 1 && only === "") return <RecordInputs {...props} />;
  const fieldsOf = (section: string) =>
    props.fields.filter((field) => (field.section ?? "") === section);
  return (
    <>
      <SectionTabs sections={sections} fieldsOf={fieldsOf} {...props} />
      {sections.map((section) => (
        <section
          key={section}
          id={`section-${section}`}
          className={`${cardClass} grid scroll-mt-32 gap-5 p-4 md:p-6`}
          aria-label={props.labels.section?.(section)}
        >
          <header>
            <h2 className="text-18">{props.labels.section?.(section)}</h2>
          </header>
          <RecordInputs {...props} fields={fieldsOf(section)} />
          {panels.filter((panel) => panel.section === section).map(({ content }) => content)}
        </section>
      ))}
    </>
  );
}

type SectionTabsProps = RecordInputsProps & {
  readonly sections: readonly string[];
  readonly fieldsOf: (section: string) => readonly RecordField[];
};

function SectionTabs({ sections, fieldsOf, fields, mine, errorOf, labels }: SectionTabsProps) {
  const { t } = useTranslation("desk");
  const share = translatedPercent(fields, mine);
  return (
    <nav
      className={`${cardClass} sticky top-14 z-10 flex items-center gap-1 overflow-x-auto`}
      aria-label={t("record.sections")}
    >
      {sections.map((section) => {
        const own = fieldsOf(section);
        const missing = missingTranslations(own, mine).length;
        const wrong = inputNames(own).filter((name) => errorOf(name)).length;
        return (
          <a
            key={section}
            href={`#section-${section}`}
            className="inline-flex min-h-11.5 items-center gap-2 whitespace-nowrap px-3.5 font-semibold"
          >
            {labels.section?.(section)}
            {wrong > 0 ? (
              <b className="text-13 text-danger-700">{t("record.wrong", { count: wrong })}</b>
            ) : null}
            {missing > 0 ? (
              <b className={`${missingMarkClass} text-13`}>
                {t("record.untranslated", { count: missing })}
              </b>
            ) : null}
          </a>
        );
      })}
      <Translated percent={share} />
    </nav>
  );
}

function Translated({ percent }: { readonly percent: number }) {
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  const others = LOCALES.slice(1).map(language).join(", ");
  return (
    <span className="ms-auto inline-flex items-center gap-2 whitespace-nowrap px-3.5 text-13 text-ink-3">
      {t("record.translated", { language: others, percent })}
      <meter className="w-16" min={0} max={100} value={percent} aria-hidden="true" />
    </span>
  );
}

function translatedPercent(
  fields: readonly RecordField[],
  mine: RecordInputsProps["mine"],
): number {
  const written = inputNames(fields.filter(({ localized }) => localized)).filter(
    (name) => mine[name],
  ).length;
  const missing = missingTranslations(fields, mine).length;
  return written === 0 ? 100 : Math.round((100 * written) / (written + missing));
}
