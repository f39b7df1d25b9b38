import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MemberText } from "#app/domain/community/report-form.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";
import { announceBlock } from "./use-blocked.ts";

type BlockDialogProps = MemberText & { readonly onClose: () => void };

/** Asks for confirmation, then blocks the author. */
export default function BlockDialog({ kind, id, onClose }: BlockDialogProps) {
  const { t } = useTranslation("community");
  const { show } = useToast();
  const refuse = useRefusalToast();
  const [busy, setBusy] = useState(false);

  async function block(): Promise<void> {
    setBusy(true);
    const body = new URLSearchParams({ kind, id: String(id) });
    const response = await fetch("/api/block", { method: "POST", body }).catch(() => null);
    const answer = await response?.json().catch(() => undefined);
    onClose();
    if (!answer?.ok) return refuse(answer?.error ?? "common.server_error");
    announceBlock();
    show({ text: t("block.done") });
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("block.title")}
      text={t("block.text")}
      confirmLabel={t("block.confirm")}
      tone="danger"
      busy={busy}
      onConfirm={() => void block()}
    />
  );
}
