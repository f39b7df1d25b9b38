import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";

type EmailProofProps = {
  readonly errorOf: (name: string) => ErrorCode | undefined;
  readonly email?: string | undefined;
  /** The address that a code was sent to, when the page was sent without scripts. */
  readonly sentTo?: string | undefined;
  /** The demo has a page that shows its mail. */
  readonly hasInbox: boolean;
};

type Sent = { readonly ok: true; readonly sentTo: string };

/** An address, and the code that was mailed to it. */
export function EmailProof({ errorOf, email, sentTo, hasInbox }: EmailProofProps) {
  const { t } = useTranslation("join");
  const locale = useLocale();
  const fetcher = useFetcher<Sent | Failure>();
  const box = useRef<HTMLDivElement>(null);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const answer = fetcher.data;
  // The answer is outdated once the address was changed.
  const [outdated, setOutdated] = useState<typeof answer>();
  const failure = answer && !answer.ok && answer !== outdated ? answer : undefined;
  const sent = answer?.ok ? answer.sentTo : sentTo;

  function send(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const input = box.current?.querySelector<HTMLInputElement>("input[name=email]");
    void fetcher.submit(
      { email: input?.value ?? "", locale },
      { method: "post", action: "/api/email-code" },
    );
  }

  return (
    <div className="grid gap-4" ref={box}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          name="email"
          type="email"
          label={t("sign_up.email")}
          error={failure?.fields.email ?? errorOf("email")}
          onChange={() => setOutdated(answer)}
          defaultValue={email}
          required
          autoComplete="email"
          inputMode="email"
        />
        {/* Without scripts it sends the whole form; with them, the Enter key must not press it. */}
        <Button
          type={hasScripts ? "button" : "submit"}
          name="intent"
          value="code"
          variant="secondary"
          formNoValidate
          className="mt-7"
          busy={fetcher.state !== "idle"}
          onClick={send}
        >
          {t(sent ? "sign_up.send_again" : "sign_up.send_code")}
        </Button>
      </div>
      <FailureText failure={failure} />
      <SentStatus sentTo={sent} hasInbox={hasInbox} />
      <CodeField error={errorOf("emailCode")} />
    </div>
  );
}

type SentStatusProps = Pick<EmailProofProps, "hasInbox"> & { readonly sentTo: string | undefined };

function SentStatus({ sentTo, hasInbox }: SentStatusProps) {
  const { t } = useTranslation("join");
  return (
    <div role="status" className="text-14 text-fairway-700 empty:hidden">
      {sentTo ? t("sign_up.code_sent", { email: sentTo }) : null}
      {sentTo && hasInbox ? (
        <AppLink
          to="/inbox"
          target="_blank"
          className="flex min-h-11 items-center font-semibold underline"
        >
          {t("sign_up.inbox")}
        </AppLink>
      ) : null}
    </div>
  );
}

function CodeField({ error }: { readonly error: ErrorCode | undefined }) {
  const { t } = useTranslation("join");
  return (
    <TextField
      name="emailCode"
      label={t("sign_up.code")}
      hint={t("sign_up.code_hint")}
      error={error}
      required
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
    />
  );
}
