import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { MAX_RIGHTS_REASON } from "#app/domain/member/rights/member-rights-schema.ts";
import { TextArea } from "#app/ui/form/field.tsx";

type ReasonFieldProps = {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly isMissing: boolean;
};

/** Why staff change a member's rights: written to the audit log. */
export function ReasonField({ ref, label, isMissing }: ReasonFieldProps) {
  const { t } = useTranslation("desk");
  return (
    <TextArea
      ref={ref}
      name="reason"
      label={label}
      hint={t("member.reason_hint")}
      error={isMissing ? "reservation.reason_required" : undefined}
      maxLength={MAX_RIGHTS_REASON}
      rows={3}
      required
      className="mt-4"
    />
  );
}
