import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";

type ConnectButtonProps = { readonly provider: SocialProvider };

/** For members without a password: they log in once more through a provider of theirs. */
export function ConnectButton({ provider }: ConnectButtonProps) {
  const { t } = useTranslation("social");
  const { fetcher, hidden, failure, busy } = useConnecting();
  const name = t(`name.${provider}`);
  return (
    <fetcher.Form method="post" action={`/api/auth/${provider}`} className="grid gap-2">
      {hidden}
      <FailureText failure={failure} />
      <Button
        type="submit"
        variant="tonal"
        size="sm"
        className="justify-self-end"
        busy={busy}
        aria-label={t("connected.connect_to", { provider: name })}
      >
        {t("connected.connect")}
      </Button>
    </fetcher.Form>
  );
}

type ConnectFormProps = ConnectButtonProps & {
  readonly proof: "code" | "password";
  readonly onCancel: () => void;
};

async function loadSchema(proof: ConnectFormProps["proof"]) {
  const forms = await import("#app/domain/member/login/account-forms.ts");
  return forms.connectProofSchema(proof);
}

/** An open browser is not enough to add a way in: first the password, or for staff the code. */
export function ConnectForm({ provider, proof, onCancel }: ConnectFormProps) {
  const { t } = useTranslation("social");
  const { fetcher, hidden, failure, busy } = useConnecting();
  const { checks, errorOf } = useChecked(() => loadSchema(proof), failure);
  const name = t(`name.${provider}`);
  const field = {
    name: "proof",
    label: t(`connected.${proof}`),
    hint: t("connected.hint", { provider: name }),
    error: errorOf("proof"),
  };
  return (
    <fetcher.Form
      method="post"
      action={`/api/auth/${provider}`}
      noValidate
      {...checks}
      className="grid w-full max-w-md gap-4"
    >
      {hidden}
      {proof === "password" ? (
        <PasswordField {...field} autoComplete="current-password" />
      ) : (
        <TextField
          {...field}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <FailureText failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {t("connected.go_on", { provider: name })}
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {t("connected.cancel")}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function useConnecting() {
  const fetcher = useFetcher<Failure>();
  const back = useLocalized()("/mypage/security");
  return {
    fetcher,
    hidden: (
      <>
        <input type="hidden" name="intent" value="connect" />
        <input type="hidden" name="next" value={back} />
      </>
    ),
    failure: fetcher.data?.ok === false ? fetcher.data : undefined,
    busy: fetcher.state !== "idle",
  };
}
