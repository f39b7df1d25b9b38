import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type DeleteButtonProps = {
  readonly title: string;
  readonly text: string;
  readonly version: number;
  readonly busy: boolean;
};

export function DeleteButton({ title, text, version, busy }: DeleteButtonProps) {
  const { t } = useTranslation("desk");
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();

  function deleteIt() {
    setAsking(false);
    void submit({ intent: "delete", version: String(version) }, { method: "post" });
  }

  return (
    <>
      <Button
        variant="danger-line"
        size="sm"
        className="ml-auto"
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {t("form.delete")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        text={text}
        confirmLabel={t("form.delete")}
        tone="danger"
        onConfirm={deleteIt}
      />
    </>
  );
}
