import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { LateDialog } from "./late-dialog.tsx";

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly text?: ReactNode;
  /** Names the result: "Delete the post", not "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: "primary" | "danger";
  readonly busy?: boolean;
  readonly onConfirm: () => void;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = "primary",
  busy = false,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <LateDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t("cancel")}
          </Button>
          <Button variant={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text ? <div className="text-ink-2">{text}</div> : null}
    </LateDialog>
  );
}
