import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { cardClass } from "#app/ui/look/classes.ts";
import { Note } from "#app/ui/note.tsx";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";

type FactorResetProps = {
  readonly isOn: boolean;
  /** Staff cannot reset their own, nor that of a member who cannot log in. */
  readonly canReset: boolean;
};

/** The owner turns the second factor off for a colleague who has lost phone and recovery codes. */
export function FactorReset({ isOn, canReset }: FactorResetProps) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<{ readonly ok: true } | Failure>();
  const [isConfirming, setConfirming] = useState(false);
  const answer = fetcher.data;

  return (
    <section className={`${cardClass} grid gap-4 p-4`} aria-labelledby="factor">
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
          onClick={() => setConfirming(true)}
        >
          {t("member.factor_reset")}
        </Button>
      ) : null}
      <ResetDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        onConfirm={(reason) => {
          void fetcher.submit({ intent: "factor", reason }, { method: "post" });
          setConfirming(false);
        }}
      />
    </section>
  );
}

type ResetDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: (reason: string) => void;
};

function ResetDialog({ open, onOpenChange, onConfirm }: ResetDialogProps) {
  const { t } = useTranslation("desk");
  const [lacksReason, setLacksReason] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);

  function changeOpen(next: boolean) {
    setLacksReason(false);
    onOpenChange(next);
  }

  function reset() {
    const why = reason.current?.value.trim() ?? "";
    setLacksReason(why === "");
    if (why === "") reason.current?.focus();
    else onConfirm(why);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={changeOpen}
      title={t("member.factor_title")}
      text={
        <>
          <p>{t("member.factor_text")}</p>
          <ReasonField ref={reason} label={t("member.factor_reason")} isMissing={lacksReason} />
        </>
      }
      confirmLabel={t("member.factor_reset")}
      tone="danger"
      onConfirm={reset}
    />
  );
}
