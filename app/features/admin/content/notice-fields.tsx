import { useTranslation } from "react-i18next";
import { NOTICE_CATEGORIES } from "#app/domain/content/notice.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "#app/domain/locale.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import { CheckField, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { NoticeRecord } from "./notice-store.server.ts";

type NoticeFieldsProps = {
  readonly notice: NoticeRecord | undefined;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

export function NoticeFields({ notice, errorOf }: NoticeFieldsProps) {
  const { t } = useTranslation("desk");
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SelectField
          name="category"
          label={t("notice.category")}
          required
          className="w-56"
          defaultValue={notice?.category ?? "normal"}
          error={errorOf("category")}
          options={NOTICE_CATEGORIES.map((value) => ({
            value,
            label: t(`notice_category.${value}`),
          }))}
        />
        <CheckField
          name="pinned"
          label={t("notice.pin")}
          defaultChecked={notice?.pinned ?? false}
          error={errorOf("pinned")}
        />
      </div>
      <NoticeTexts notice={notice} errorOf={errorOf} />
    </>
  );
}

/** All languages side by side: a missing translation is seen at once. */
function NoticeTexts({ notice, errorOf }: NoticeFieldsProps) {
  const { t } = useTranslation("desk");
  const { language } = useAdminFormat();
  const hintOf = (locale: Locale) =>
    locale === DEFAULT_LOCALE
      ? undefined
      : t("notice.untranslated_hint", {
          language: language(locale),
          fallback: language(LANGUAGES[locale].fallback),
        });
  return (
    <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          name={`title_${locale}`}
          lang={locale}
          label={t("notice.title_in", { language: language(locale) })}
          required={locale === DEFAULT_LOCALE}
          maxLength={200}
          defaultValue={notice?.title[locale]}
          error={errorOf(`title_${locale}`)}
        />
      ))}
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          name={`body_${locale}`}
          lang={locale}
          label={t("notice.body_in", { language: language(locale) })}
          required={locale === DEFAULT_LOCALE}
          rows={16}
          className="[&_textarea]:!h-96"
          maxLength={20_000}
          defaultValue={notice?.body[locale]}
          error={errorOf(`body_${locale}`)}
          hint={hintOf(locale)}
        />
      ))}
    </div>
  );
}
