import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  type Locale,
} from "#app/domain/common/language/languages.ts";
import { inputName, type RecordField } from "#app/domain/desk/record/record-fields.ts";
import { fieldGridClass } from "#app/features/desk/desk-classes.ts";
import { RichTextInput } from "#app/features/desk/rich-text/rich-text-input.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { changedClass, missingClass, missingMarkClass, tallClass } from "./field-look.ts";
import { PlainInput } from "./plain-input.tsx";
import type { InputProps, RecordInputsProps } from "./record-input-props.ts";

/** The inputs of a record in their order: plain ones side by side, each text in all languages side by side. */
export function RecordInputs(props: RecordInputsProps) {
  return (
    <>
      {groupsOf(props.fields).map((group) =>
        group[0]?.localized ? (
          group.map((field) => (
            <div key={field.name} className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
              {LOCALES.map((locale) => (
                <LocalizedInput key={locale} field={field} locale={locale} {...props} />
              ))}
            </div>
          ))
        ) : (
          <div key={group[0]?.name} className={`${fieldGridClass} items-start`}>
            {group.map((field) => {
              const Input = props.inputs?.[field.name] ?? PlainInput;
              return <Input key={field.name} field={field} {...props} />;
            })}
          </div>
        ),
      )}
    </>
  );
}

/** Neighbours of the same kind: localized or not. */
function groupsOf(fields: readonly RecordField[]): readonly (readonly RecordField[])[] {
  const groups: RecordField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last[0]?.localized === field.localized) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

type LocalizedInputProps = InputProps & { readonly locale: Locale };

/** Texts that are articles get room to write. */
const TALL = 5_000;

/** A missing translation is marked as soon as the default language has a text. */
function LocalizedInput(props: LocalizedInputProps) {
  const { field, locale, labels, start, mine, changed, errorOf } = props;
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  const name = inputName(field, locale);
  const isMissing = !mine[name] && Boolean(mine[inputName(field, DEFAULT_LOCALE)]);
  const isTall = field.kind === "long_text" && (field.max ?? 0) > TALL;
  const common = {
    name,
    lang: locale,
    label: t("record.in_language", { field: labels.field(field.name), language: language(locale) }),
    required: field.required && locale === DEFAULT_LOCALE,
    maxLength: field.max,
    defaultValue: start[name],
    error: errorOf(name),
    hint: isMissing ? (
      <span className={missingMarkClass}>
        {t("record.missing", {
          language: language(locale),
          fallback: language(LANGUAGES[locale].fallback),
        })}
      </span>
    ) : (
      labels.hint?.(field.name)
    ),
    className: clsx(
      changed.includes(name) && changedClass,
      isMissing && missingClass,
      isTall && tallClass,
    ),
  };
  if (field.kind === "rich_text") return <RichTextInput {...common} />;
  return field.kind === "text" ? <TextField {...common} /> : <TextArea {...common} />;
}
