import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { SocialButtons } from "#app/features/member/social/social-buttons.tsx";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { LoginFields } from "./login-form.tsx";
import { fetchProviders, type LoggedIn, sendLogin } from "./send-login.ts";

type StepProps = {
  readonly name: string;
  readonly onAnswer: (answer: LoggedIn) => Promise<void>;
  readonly onCancel: () => void;
};

/** Sends a step of the login from the page, which stays as it is. */
function useSending(onAnswer: StepProps["onAnswer"]) {
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (event.defaultPrevented || busy) return;
    event.preventDefault();
    setBusy(true);
    const answer = await sendLogin(form);
    if (answer.ok) await onAnswer(answer);
    else setFailure(answer);
    setBusy(false);
  }
  return { failure, busy, send };
}

const loadLogin = async () =>
  (await import("#app/domain/member/login/login-schema.ts")).loginSchema;
const loadCode = async () =>
  (await import("#app/domain/member/login/account-forms.ts")).secondFactorSchema;

type LoginStepProps = StepProps & {
  readonly memberId: string;
  /** After the window of a login provider. */
  readonly onLooked: () => Promise<void>;
};

export function LoginStep({ name, memberId, onAnswer, onLooked, onCancel }: LoginStepProps) {
  const { t } = useTranslation("login");
  const [stay, setStay] = useState(false);
  const providers = useProviders();
  const { failure, busy, send } = useSending(onAnswer);
  const { checks, errorOf } = useChecked(loadLogin, failure);
  return (
    <>
      <p className="text-ink-2">{t("here.text", { name })}</p>
      <form
        noValidate
        {...checks}
        onSubmit={(event) => {
          checks.onSubmit(event);
          void send(event);
        }}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="member" value={memberId} />
        <LoginFields errorOf={errorOf} filled={undefined} stay={stay} onStay={setStay} />
        <FailureText failure={failure} />
        <Buttons busy={busy} onCancel={onCancel}>
          {t("here.submit")}
        </Buttons>
      </form>
      {providers.length > 0 ? (
        <div className="mt-6">
          <p className="mb-3 text-center text-14 text-ink-2">{t("here.or_provider")}</p>
          <SocialButtons providers={providers} next={here()} stay={stay} onEnd={onLooked} />
        </div>
      ) : null}
    </>
  );
}

export function CodeStep({ name, onAnswer, onCancel }: StepProps) {
  const { t } = useTranslation(["login", "join"]);
  const { failure, busy, send } = useSending(onAnswer);
  const { checks, errorOf } = useChecked(loadCode, failure);
  return (
    <form
      noValidate
      {...checks}
      onSubmit={(event) => {
        checks.onSubmit(event);
        void send(event);
      }}
      className="grid gap-4"
    >
      <p className="text-ink-2">{t("login:here.code_text", { name })}</p>
      <input type="hidden" name="intent" value="code" />
      <TextField
        name="code"
        label={t("join:factor.code")}
        error={errorOf("code")}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <FailureText failure={failure} />
      <Buttons busy={busy} onCancel={onCancel}>
        {t("join:factor.submit")}
      </Buttons>
    </form>
  );
}

type ButtonsProps = {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

function Buttons({ busy, onCancel, children }: ButtonsProps) {
  const { t } = useTranslation("login");
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" onClick={onCancel}>
        {t("here.cancel")}
      </Button>
      <Button type="submit" busy={busy} className="flex-1">
        {children}
      </Button>
    </div>
  );
}

function useProviders(): readonly SocialProvider[] {
  const [providers, setProviders] = useState<readonly SocialProvider[]>([]);
  useEffect(() => {
    let isLeft = false;
    void fetchProviders().then((found) => {
      if (!isLeft) setProviders(found);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return providers;
}

/** Where windows are blocked, a provider's login returns to this page. */
function here(): string {
  return window.location.pathname + window.location.search;
}
