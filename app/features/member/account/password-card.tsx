import { useTranslation } from "react-i18next";
import { Form, useFetcher, useNavigation } from "react-router";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { DropProvidersField } from "./drop-providers-field.tsx";
import { LoginIdField } from "./login-id-field.tsx";

type PasswordCardProps = {
  readonly hasPassword: boolean;
  readonly loginId: string | null;
  /** The providers that can be dropped with the old password. */
  readonly linked: readonly SocialProvider[];
  /** Where they have to show who they are before a first password: through this provider of theirs. */
  readonly proving: SocialProvider | undefined;
  readonly failure: Failure | undefined;
};

async function loadSchema(hasPassword: boolean) {
  const forms = await import("#app/domain/member/login/account-forms.ts");
  return hasPassword ? forms.changePasswordSchema : forms.createPasswordSchema;
}

/** Changes the password; members who joined through a provider set an ID and a first password. */
export function PasswordCard({ proving, ...form }: PasswordCardProps) {
  const { t } = useTranslation("join");
  const { hasPassword, failure } = form;
  return (
    <Card as="section">
      <h2 className="text-18">{t(hasPassword ? "security.password" : "security.create")}</h2>
      <p className="mb-4 text-14 text-ink-2">
        {t(hasPassword ? "security.password_text" : "security.create_text")}
      </p>
      {proving && !hasPassword ? (
        <ProveFirst provider={proving} failure={failure} />
      ) : (
        <PasswordForm {...form} />
      )}
    </Card>
  );
}

function PasswordForm({
  hasPassword,
  loginId,
  linked,
  failure,
}: Omit<PasswordCardProps, "proving">) {
  const { t } = useTranslation("join");
  const { checks, errorOf } = useChecked(() => loadSchema(hasPassword), failure);
  const { formData } = useNavigation();
  const intent = hasPassword ? "password" : "create";
  return (
    <Form method="post" noValidate {...checks} preventScrollReset className="grid max-w-md gap-4">
      <input type="hidden" name="intent" value={intent} />
      {hasPassword ? (
        <>
          {/* Tells a password manager whose password it is. */}
          <input type="text" value={loginId ?? ""} autoComplete="username" readOnly hidden />
          <PasswordField
            name="current"
            label={t("security.current")}
            error={errorOf("current")}
            autoComplete="current-password"
          />
        </>
      ) : (
        <LoginIdField error={errorOf("loginId")} defaultValue={loginId ?? undefined} />
      )}
      <PasswordField
        name="password"
        label={t("security.new")}
        hint={t("sign_up.password_hint")}
        error={errorOf("password")}
        autoComplete="new-password"
      />
      {hasPassword && loginId ? <DropProvidersField linked={linked} /> : null}
      <FailureText failure={failure} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={formData?.get("intent") === intent}
      >
        {t(hasPassword ? "security.change" : "security.create_submit")}
      </Button>
    </Form>
  );
}

type ProveFirstProps = {
  /** One of theirs. */
  readonly provider: SocialProvider;
  /** Of the form that came too late. */
  readonly failure: Failure | undefined;
};

/** An open browser is not enough to add a way in: first they log in once more through a provider of theirs. */
function ProveFirst({ provider, failure }: ProveFirstProps) {
  const { t } = useTranslation(["join", "social"]);
  const fetcher = useFetcher<Failure>();
  const back = useLocalized()("/mypage/security");
  const name = t(`social:name.${provider}`);
  return (
    <fetcher.Form method="post" action={`/api/auth/${provider}`} className="grid max-w-md gap-4">
      <input type="hidden" name="intent" value="prove" />
      <input type="hidden" name="next" value={back} />
      <p>{t("security.prove_text", { provider: name })}</p>
      <FailureText failure={fetcher.data?.ok === false ? fetcher.data : failure} />
      <Button type="submit" className="justify-self-start" busy={fetcher.state !== "idle"}>
        {t("security.prove", { provider: name })}
      </Button>
    </fetcher.Form>
  );
}
