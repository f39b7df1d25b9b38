import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type AskLoginProps = {
  readonly savesPictures: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
};

/** Loaded when needed: most authors are logged in. */
export default function AskLogin({ savesPictures, onOpenChange, onConfirm }: AskLoginProps) {
  const { t } = useTranslation(["community", "titles"]);
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t("titles:auth.login_required")}
      text={t(savesPictures ? "write.login_text" : "write.login_pictures")}
      confirmLabel={t("write.login_go")}
      cancelLabel={t("write.login_stay")}
      onConfirm={onConfirm}
    />
  );
}
