import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { REASON_CODES, type ReasonKind } from "#app/domain/reservation/desk/reason-codes.ts";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";

type ReasonProps = {
  readonly label: string;
  readonly error: ErrorCode | undefined;
};

/** Shown to the member. */
export function ReasonField({ label, error }: ReasonProps) {
  const { t } = useTranslation("desk");
  return (
    <TextArea
      name="reason"
      label={label}
      hint={t("step.reason_hint")}
      rows={2}
      maxLength={500}
      required
      error={error}
    />
  );
}

type ReasonFieldsProps = {
  readonly kind: ReasonKind;
  readonly label: string;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

/** A code to count by, and a sentence for the member. */
export function ReasonFields({ kind, label, errorOf }: ReasonFieldsProps) {
  const { t } = useTranslation("reservation-desk");
  return (
    <>
      <SelectField
        name="code"
        label={t("why")}
        placeholder={t("why_choose")}
        options={REASON_CODES[kind].map((code) => ({ value: code, label: t(`reason.${code}`) }))}
        defaultValue=""
        required
        error={errorOf("code")}
      />
      <ReasonField label={label} error={errorOf("reason")} />
    </>
  );
}
