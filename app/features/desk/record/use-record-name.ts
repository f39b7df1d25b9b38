import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import type { RecordValues } from "#app/domain/desk/record/record-values.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

/** What a record is called in the reader's language, or in the first one where it has no other name. */
export function useRecordName(): (values: RecordValues, field: string) => string {
  const locale = useLocale();
  return (values, field) =>
    values[`${field}_${locale}`] || values[`${field}_${DEFAULT_LOCALE}`] || "";
}
