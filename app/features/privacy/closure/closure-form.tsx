import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, useSubmit } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";

const ConfirmDialog = lazy(async () => ({
  default: (await import("#app/ui/overlay/confirm-dialog.tsx")).ConfirmDialog,
}));

type ClosureFormProps = {
  readonly hasPassword: boolean;
  readonly failure: Failure | undefined;
};

/** Members prove themselves with their password, or by copying a word if they have none, and then confirm. */
export function ClosureForm({ hasPassword, failure }: ClosureFormProps) {
  const { t } = useTranslation("mypage");
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [isConfirming, setConfirming] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const busy = useNavigation().formMethod === "POST";
  const proof = useProofError(hasPassword, failure);

  function askToConfirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(hasPassword ? "password" : "word");
    proof.setEmpty(!typed);
    setConfirming(Boolean(typed));
    if (typed) setWasOpened(true);
  }

  function closeAccount() {
    setConfirming(false);
    if (form.current) void submit(form.current);
  }

  return (
    <Card as="section" aria-labelledby="leave">
      <h2 id="leave" className="text-18">
        {t("withdrawal.prove")}
      </h2>
      <Form
        method="post"
        ref={form}
        noValidate
        onSubmit={askToConfirm}
        onChange={proof.clear}
        className="mt-4 grid gap-4"
      >
        <ProofField hasPassword={hasPassword} error={proof.error} />
        <FailureText failure={failure?.error === proof.wrong ? undefined : failure} />
        <div>
          <Button type="submit" variant="danger" busy={busy}>
            {t("withdrawal.leave")}
          </Button>
        </div>
      </Form>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={isConfirming}
            onOpenChange={setConfirming}
            title={t("withdrawal.sure")}
            text={t("withdrawal.sure_text")}
            confirmLabel={t("withdrawal.leave")}
            tone="danger"
            busy={busy}
            onConfirm={closeAccount}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** The error of the proof field; it disappears when the member types again. */
function useProofError(hasPassword: boolean, failure: Failure | undefined) {
  const [isEmpty, setEmpty] = useState(false);
  const [cleared, setCleared] = useState<Failure>();
  const wrong = hasPassword ? "auth.password_wrong" : "member.word_wrong";
  const missing = hasPassword ? "auth.password_required" : "member.word_wrong";
  const isWrong = failure?.error === wrong && failure !== cleared;

  function clear(): void {
    setEmpty(false);
    setCleared(failure);
  }

  const error: ErrorCode | undefined = isEmpty ? missing : isWrong ? wrong : undefined;
  return { error, wrong, setEmpty, clear };
}

type ProofFieldProps = {
  readonly hasPassword: boolean;
  readonly error: ErrorCode | undefined;
};

function ProofField({ hasPassword, error }: ProofFieldProps) {
  const { t } = useTranslation("mypage");
  return hasPassword ? (
    <TextField
      name="password"
      type="password"
      label={t("withdrawal.password")}
      error={error}
      autoComplete="current-password"
      required
    />
  ) : (
    <TextField
      name="word"
      label={t("withdrawal.type_word", { word: t("withdrawal.word") })}
      error={error}
      autoComplete="off"
      required
    />
  );
}
