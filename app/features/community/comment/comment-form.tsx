import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { MAX_COMMENT } from "#app/domain/community/post.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextArea } from "#app/ui/form/field.tsx";
import type { TypedComment } from "./comment-action.server.ts";

export type CommentFailure = Failure & { readonly typed: TypedComment };

type CommentFormProps = {
  readonly intent: "comment" | "reply" | "change";
  readonly comment?: number;
  readonly text?: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly failure: CommentFailure | undefined;
};

/** Works without scripts: it leads back to the comment, or to itself with all that was typed. */
export function CommentForm({ intent, comment, text, failure, ...labels }: CommentFormProps) {
  const { t } = useTranslation("community");
  const { formData } = useNavigation();
  const number = comment === undefined ? "" : String(comment);
  const isThis = (form: { readonly intent: string; readonly comment: string }) =>
    form.intent === intent && form.comment === number;
  const failed = failure && isThis(failure.typed) ? failure : undefined;
  const busy =
    formData !== undefined &&
    isThis({
      intent: String(formData.get("intent")),
      comment: String(formData.get("comment") ?? ""),
    });
  return (
    <Form method="post" className="grid gap-2" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {comment === undefined ? null : <input type="hidden" name="comment" value={comment} />}
      <TextArea
        name="content"
        label={labels.label}
        rows={intent === "comment" ? 3 : 2}
        maxLength={MAX_COMMENT}
        required
        defaultValue={failed?.typed.content ?? text}
        error={failed?.fields.content}
        hint={intent === "comment" ? t("comment.hint") : undefined}
      />
      <FailureText failure={failed} />
      <Button type="submit" size="sm" className="justify-self-end" busy={busy}>
        {labels.submitLabel}
      </Button>
    </Form>
  );
}
