import { useTranslation } from "react-i18next";
import { HIDE_REASONS } from "#app/domain/community/moderation.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";

/** Why something is hidden, for its author to read. */
export function HideFields({ errors = {} }: { readonly errors?: FieldErrors | undefined }) {
  const { t } = useTranslation("moderation");
  return (
    <>
      <SelectField
        name="reason"
        label={t("hide.reason")}
        placeholder={t("hide.choose")}
        options={HIDE_REASONS.map((value) => ({ value, label: t(`hide.${value}`) }))}
        error={errors.reason}
      />
      <TextArea
        name="note"
        label={t("hide.note")}
        hint={t("hide.note_hint")}
        rows={2}
        maxLength={300}
        error={errors.note}
      />
    </>
  );
}
