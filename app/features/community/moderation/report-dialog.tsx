import { type FormEvent, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { REPORT_REASONS } from "#app/domain/community/moderation.ts";
import type { MemberText } from "#app/domain/community/moderation-form.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, RadioGroup, TextArea } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";

type ReportDialogProps = MemberText & { readonly onClose: () => void };

export default function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const { t } = useTranslation("community");
  const { show } = useToast();
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const failure = answer?.ok === false ? answer : undefined;

  const done = useEffectEvent(() => {
    show({ text: t("report.done") });
    onClose();
  });
  useEffect(() => {
    if (answer?.ok) done();
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void fetcher.submit(new FormData(event.currentTarget), {
      method: "post",
      action: kind === "post" ? `/api/report/${id}` : `/api/report/comment/${id}`,
      defaultShouldRevalidate: false,
    });
  }

  return (
    <Dialog
      title={t(kind === "post" ? "report.title" : "report.comment_title")}
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <form onSubmit={onSubmit} className="grid gap-4">
        <p className="text-ink-2">{t("report.text")}</p>
        <RadioGroup
          name="reason"
          label={t("report.reason")}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
          error={failure?.fields.reason}
        />
        <TextArea name="note" label={t("report.note")} rows={2} maxLength={300} />
        <FailureText failure={failure} />
        <Button type="submit" block busy={fetcher.state !== "idle"}>
          {t("report.send")}
        </Button>
      </form>
    </Dialog>
  );
}
