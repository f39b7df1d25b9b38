import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, useSubmit } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";

const ConfirmDialog = lazy(async () => ({
  default: (await import("#app/ui/overlay/confirm-dialog.tsx")).ConfirmDialog,
}));

type WithdrawalFormProps = {
  readonly hasPassword: boolean;
  readonly failure: Failure | undefined;
};

/** The password proves who is there; who has none copies the word. Asked once more before it is final. */
export function WithdrawalForm({ hasPassword, failure }: WithdrawalFormProps) {
  const { t } = useTranslation("mypage");
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const busy = useNavigation().formMethod === "POST";
  const wrong = hasPassword ? "auth.password_wrong" : "member.word_wrong";
  const missing = hasPassword ? "auth.password_required" : "member.word_wrong";
  const [mended, setMended] = useState<Failure>();
  const isWrong = failure?.error === wrong && failure !== mended;
  const mistake = isEmpty ? missing : isWrong ? wrong : undefined;

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proof = new FormData(event.currentTarget).get(hasPassword ? "password" : "word");
    setEmpty(!proof);
    setAsking(Boolean(proof));
    if (proof) setWasAsked(true);
  }

  function mend() {
    setEmpty(false);
    setMended(failure);
  }

  function leave() {
    setAsking(false);
    if (form.current) void submit(form.current);
  }

  return (
    <Card as="section" className="rounded-panel" aria-labelledby="leave">
      <h2 id="leave" className="text-18">
        {t("withdrawal.prove")}
      </h2>
      <Form
        method="post"
        ref={form}
        noValidate
        onSubmit={ask}
        onChange={mend}
        className="mt-4 grid gap-4"
      >
        {hasPassword ? (
          <TextField
            name="password"
            type="password"
            label={t("withdrawal.password")}
            error={mistake}
            autoComplete="current-password"
            required
          />
        ) : (
          <TextField
            name="word"
            label={t("withdrawal.type_word", { word: t("withdrawal.word") })}
            error={mistake}
            autoComplete="off"
            required
          />
        )}
        <FailureText failure={failure?.error === wrong ? undefined : failure} />
        <div>
          <Button type="submit" variant="danger" busy={busy}>
            {t("withdrawal.leave")}
          </Button>
        </div>
      </Form>
      {wasAsked ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={t("withdrawal.sure")}
            text={t("withdrawal.sure_text")}
            confirmLabel={t("withdrawal.leave")}
            tone="danger"
            busy={busy}
            onConfirm={leave}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
