import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { askThrough } from "./ask-factor.ts";

const UNKNOWN: Failure = { ok: false, error: "common.unexpected", fields: {} };

type Waiting = { readonly answer: (isGiven: boolean) => void };

/** Opens over a form that moves money when the last code is too old. */
export function FactorDialog() {
  const { t } = useTranslation("desk");
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(
    () =>
      askThrough(
        (signal) =>
          new Promise((resolve) => {
            function answer(isGiven: boolean) {
              setWaiting(undefined);
              resolve(isGiven);
            }
            signal.addEventListener("abort", () => answer(false), { once: true });
            setWaiting({ answer });
          }),
      ),
    [],
  );
  return (
    <Dialog
      open={waiting !== undefined}
      onOpenChange={(open) => {
        if (!open) waiting?.answer(false);
      }}
      title={t("factor.title")}
    >
      {waiting ? <CodeForm {...waiting} /> : null}
    </Dialog>
  );
}

function CodeForm({ answer }: Waiting) {
  const { t } = useTranslation("desk");
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const refused = await sendCode(String(new FormData(event.currentTarget).get("code") ?? ""));
    setBusy(false);
    setFailure(refused);
    if (!refused) answer(true);
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-ink-2">{t("factor.text")}</p>
      <TextField
        name="code"
        label={t("factor.code")}
        hint={t("factor.hint")}
        error={failure?.fields.code}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <FailureText failure={failure} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={() => answer(false)}>
          {t("factor.cancel")}
        </Button>
        <Button type="submit" busy={busy}>
          {t("factor.submit")}
        </Button>
      </div>
    </form>
  );
}

/** Undefined when the code was right. */
async function sendCode(code: string): Promise<Failure | undefined> {
  const body = new URLSearchParams({ code });
  try {
    const response = await fetch("/api/admin/fresh-factor", { method: "POST", body });
    if (response.ok) return undefined;
    return (await response.json()) as Failure;
  } catch {
    return UNKNOWN;
  }
}
