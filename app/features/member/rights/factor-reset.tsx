import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { MAX_RIGHTS_REASON } from "#app/domain/member/member-rights.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";

type FactorResetProps = {
  readonly isOn: boolean;
  /** Not one's own, nor of somebody who cannot log in. */
  readonly canReset: boolean;
};

/** The owner's way out for a colleague who has lost phone and recovery codes. */
export function FactorReset({ isOn, canReset }: FactorResetProps) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<{ readonly ok: true } | Failure>();
  const [isAsking, setAsking] = useState(false);
  const [lacksReason, setLacksReason] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const answer = fetcher.data;

  function ask() {
    setLacksReason(false);
    setAsking(true);
  }

  function reset() {
    const why = reason.current?.value.trim() ?? "";
    if (why === "") {
      setLacksReason(true);
      reason.current?.focus();
      return;
    }
    void fetcher.submit({ intent: "factor", reason: why }, { method: "post" });
    setAsking(false);
  }

  return (
    <section className="card mt-5 grid gap-4 p-4 md:p-6" aria-labelledby="factor">
      <h2 id="factor" className="text-16">
        {t("member.factor")}
      </h2>
      <p>
        <span className="text-ink-3">{t("member.factor_state")}</span>{" "}
        <b>{t(isOn ? "member.factor_on" : "member.factor_off")}</b>
      </p>
      {answer?.ok ? (
        <div role="status">
          <Note tone="good">{t("member.done.factor")}</Note>
        </div>
      ) : null}
      <ErrorText code={answer && !answer.ok ? answer.error : undefined} />
      {isOn && canReset ? (
        <Button
          variant="danger-line"
          size="sm"
          className="justify-self-start"
          busy={fetcher.state !== "idle"}
          onClick={ask}
        >
          {t("member.factor_reset")}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("member.factor_title")}
        text={
          <>
            <p>{t("member.factor_text")}</p>
            <TextArea
              ref={reason}
              name="reason"
              label={t("member.factor_reason")}
              hint={t("member.reason_hint")}
              error={lacksReason ? "reservation.reason_required" : undefined}
              maxLength={MAX_RIGHTS_REASON}
              rows={3}
              required
              className="mt-4"
            />
          </>
        }
        confirmLabel={t("member.factor_reset")}
        tone="danger"
        onConfirm={reset}
      />
    </section>
  );
}
