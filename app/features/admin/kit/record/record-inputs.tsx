import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { inputName, type RecordField } from "#app/domain/admin/record-fields.ts";
import type { RecordValues } from "#app/domain/admin/record-values.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "#app/domain/locale.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { CheckField, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";

/** The words of a content type's form. */
export type RecordLabels = {
  readonly field: (name: string) => string;
  readonly choice?: (name: string, value: string) => string;
};

type RecordInputsProps = {
  readonly fields: readonly RecordField[];
  readonly labels: RecordLabels;
  readonly start: RecordValues;
  readonly mine: RecordValues;
  readonly changed: readonly string[];
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

/** The inputs of a record: plain ones in a row, then each text in all languages side by side. */
export function RecordInputs(props: RecordInputsProps) {
  const plain = props.fields.filter(({ localized }) => !localized);
  const localized = props.fields.filter((field) => field.localized);
  return (
    <>
      {plain.length > 0 ? (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {plain.map((field) => (
            <PlainInput key={field.name} field={field} {...props} />
          ))}
        </div>
      ) : null}
      {localized.map((field) => (
        <div key={field.name} className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          {LOCALES.map((locale) => (
            <LocalizedInput key={locale} field={field} locale={locale} {...props} />
          ))}
        </div>
      ))}
    </>
  );
}

type InputProps = Omit<RecordInputsProps, "fields"> & { readonly field: RecordField };

function PlainInput({ field, labels, start, changed, errorOf }: InputProps) {
  const { name, kind, choices = [], required } = field;
  const common = {
    name,
    label: labels.field(name),
    error: errorOf(name),
    className: clsx("w-56", changed.includes(name) && "is-changed"),
  };
  if (kind === "switch") {
    return <CheckField {...common} defaultChecked={start[name] === "on"} />;
  }
  if (kind === "choice") {
    const options = choices.map((value) => ({
      value,
      label: labels.choice?.(name, value) ?? value,
    }));
    return (
      <SelectField
        {...common}
        required={required}
        defaultValue={start[name] || choices[0]}
        options={options}
      />
    );
  }
  return (
    <TextField
      {...common}
      type={kind === "day" ? "date" : "text"}
      required={required}
      maxLength={field.max}
      defaultValue={start[name]}
    />
  );
}

type LocalizedInputProps = InputProps & { readonly locale: Locale };

/** A missing translation is marked as soon as the default language has a text. */
function LocalizedInput(props: LocalizedInputProps) {
  const { field, locale, labels, start, mine, changed, errorOf } = props;
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  const name = inputName(field, locale);
  const isMissing = !mine[name] && Boolean(mine[inputName(field, DEFAULT_LOCALE)]);
  const common = {
    name,
    lang: locale,
    label: t("record.in_language", { field: labels.field(field.name), language: language(locale) }),
    required: field.required && locale === DEFAULT_LOCALE,
    maxLength: field.max,
    defaultValue: start[name],
    error: errorOf(name),
    hint: isMissing ? (
      <span className="miss">
        {t("record.missing", {
          language: language(locale),
          fallback: language(LANGUAGES[locale].fallback),
        })}
      </span>
    ) : undefined,
    className: clsx(changed.includes(name) && "is-changed", isMissing && "is-missing"),
  };
  return field.kind === "long_text" ? (
    <TextArea {...common} rows={14} />
  ) : (
    <TextField {...common} />
  );
}
