import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";
import type { useRightsChange } from "./use-rights-change.ts";

type RightsDialogProps = {
  readonly rights: ReturnType<typeof useRightsChange>;
  /** What the suspension button does now. */
  readonly banIntent: "ban" | "unban";
};

export function RightsDialog({ rights, banIntent }: RightsDialogProps) {
  const { t } = useTranslation("desk");
  const { change, lacksReason, reason, cancel, confirm } = rights;
  const intent = change?.intent ?? banIntent;
  const title =
    change?.intent === "role"
      ? t("member.role_title", { role: t(`role.${change.role}`) })
      : t(`member.${change?.intent ?? banIntent}_title`);
  return (
    <ConfirmDialog
      open={change !== undefined}
      onOpenChange={cancel}
      title={title}
      text={
        <>
          <p>{t(`member.${intent}_text`)}</p>
          {change?.intent === "ban" ? (
            <ReasonField ref={reason} label={t("member.reason")} isMissing={lacksReason} />
          ) : null}
        </>
      }
      confirmLabel={t(change?.intent === "role" ? "member.give_role" : `member.${banIntent}`)}
      tone={change?.intent === "ban" ? "danger" : "primary"}
      onConfirm={confirm}
    />
  );
}
