import { Eye, EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { HIDE_REASONS } from "#app/domain/community/moderation.ts";
import { useReloadOnRefusal } from "#app/features/desk/desk-hooks.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { EventComment } from "./event-store.server.ts";

type CommentProps = { readonly comment: EventComment };
type Answer = Failure | { readonly ok: true };

/** Hides one comment with a reason, or shows it again. No forms: the record's form is around it. */
export function CommentModeration({ comment }: CommentProps) {
  const { t } = useTranslation("moderation");
  const fetcher = useFetcher<Answer>();
  const { id, eventId, hiddenFor } = comment;
  const failure = fetcher.data?.ok === false ? fetcher.data : undefined;
  useReloadOnRefusal(fetcher.data);
  const send = (values: Readonly<Record<string, string>>) =>
    void fetcher.submit(
      { comment: String(id), ...values },
      { method: "post", action: `/admin/event/${eventId}/comments` },
    );
  if (hiddenFor === null) {
    return <HideDialog busy={fetcher.state !== "idle"} answer={fetcher.data} onHide={send} />;
  }
  return (
    <div className="mt-2 grid justify-items-start gap-1">
      <HiddenFor comment={comment} />
      {hiddenFor === "reports" ? (
        <HideDialog busy={fetcher.state !== "idle"} answer={fetcher.data} onHide={send} />
      ) : null}
      <FailureText failure={failure} />
      <Button
        variant="secondary"
        size="xs"
        busy={fetcher.state !== "idle"}
        onClick={() => send({ intent: "restore" })}
      >
        <Eye aria-hidden="true" />
        {t("restore")}
      </Button>
    </div>
  );
}

/** Why it is hidden, for everybody at the desk. */
export function HiddenFor({ comment: { hiddenFor, hiddenNote } }: CommentProps) {
  const { t } = useTranslation("moderation");
  if (hiddenFor === null) return null;
  return (
    <p className="font-semibold text-14 text-warn-700">
      {[t(`hide.${hiddenFor}`), hiddenNote].filter(Boolean).join(": ")}
    </p>
  );
}

type HideDialogProps = {
  readonly busy: boolean;
  readonly answer: Answer | undefined;
  readonly onHide: (values: Readonly<Record<string, string>>) => void;
};

function HideDialog({ busy, answer, onHide }: HideDialogProps) {
  const { t } = useTranslation("moderation");
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const failure = answer?.ok === false ? answer : undefined;
  useEffect(() => {
    if (answer?.ok) setOpen(false);
  }, [answer]);
  return (
    <Dialog
      title={t("hide.comment")}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="xs" className="mt-1">
          <EyeOff aria-hidden="true" />
          {t("hide")}
        </Button>
      }
      footer={
        <Button
          variant="danger-line"
          busy={busy}
          onClick={() => onHide({ intent: "hide", reason, note })}
        >
          {t("hide.comment")}
        </Button>
      }
    >
      <div className="grid gap-3">
        <SelectField
          label={t("hide.reason")}
          placeholder={t("hide.choose")}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          options={HIDE_REASONS.map((value) => ({ value, label: t(`hide.${value}`) }))}
          error={failure?.fields.reason}
        />
        <TextArea
          label={t("hide.note")}
          hint={t("hide.comment_hint")}
          rows={2}
          maxLength={300}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          error={failure?.fields.note}
        />
        <FailureText failure={failure} />
      </div>
    </Dialog>
  );
}
