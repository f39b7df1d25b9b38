import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { type CommentFailure, CommentForm } from "./comment-form.tsx";

type OwnCommentProps = {
  readonly id: number;
  readonly content: string;
  readonly failure: CommentFailure | undefined;
};

/** What only its author can do with a comment; loaded for them alone. */
export default function OwnComment({ id, content, failure }: OwnCommentProps) {
  const { t } = useTranslation("community");
  const submit = useSubmit();
  const { state } = useNavigation();
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  if (isEditing) {
    return (
      <CommentForm
        intent="change"
        comment={id}
        text={content}
        label={t("comment.edit_label")}
        submitLabel={t("comment.save")}
        failure={failure}
      />
    );
  }
  return (
    <div className="flex gap-2">
      <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
        {t("own.edit")}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
        {t("own.delete")}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t("comment.delete_title")}
        text={t("comment.delete_text")}
        confirmLabel={t("comment.delete_confirm")}
        tone="danger"
        busy={state !== "idle"}
        onConfirm={() =>
          void submit(
            { intent: "delete", comment: id },
            { method: "post", preventScrollReset: true },
          )
        }
      />
    </div>
  );
}
