import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSubmit } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type RecordButtonsProps = {
  readonly back: string;
  readonly deletion: { readonly title: string; readonly text: string } | undefined;
  readonly isChanged: boolean;
  readonly version: number;
  /** The intent that is on its way. */
  readonly sending: FormDataEntryValue | undefined;
};

/** While there are changes, the save bar has the button that saves. */
export function RecordButtons({ isChanged, version, back, deletion, sending }: RecordButtonsProps) {
  const { t } = useTranslation("desk");
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
      {isChanged ? null : (
        <Button type="submit" name="intent" value="save" size="sm" busy={sending === "save"}>
          {t("form.save")}
        </Button>
      )}
      <Link to={back} className={buttonClass({ variant: "secondary", size: "sm" })}>
        {t("record.to_list")}
      </Link>
      {deletion ? (
        <DeleteButton {...deletion} version={version} busy={sending === "delete"} />
      ) : null}
    </div>
  );
}

type DeleteButtonProps = {
  readonly title: string;
  readonly text: string;
  readonly version: number;
  readonly busy: boolean;
};

function DeleteButton({ title, text, version, busy }: DeleteButtonProps) {
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
