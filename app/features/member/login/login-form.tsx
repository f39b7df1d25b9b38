import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField, FailureText, TextField } from "#app/ui/form/field.tsx";
import { Mistake } from "#app/ui/form/field-frame.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { loginAddress } from "./login-address.ts";

type LoginFormProps = {
  readonly failure: Failure | undefined;
  /** What a demo account fills in. */
  readonly filled: { readonly loginId: string; readonly password: string } | undefined;
  readonly next: string | null;
  readonly stay: boolean;
  /** The login providers need it too. */
  readonly onStay: (stay: boolean) => void;
};

const loadSchema = async () =>
  (await import("#app/domain/member/login/login-schema.ts")).loginSchema;

export function LoginForm({ failure, filled, next, stay, onStay }: LoginFormProps) {
  const { t } = useTranslation("login");
  const { checks, errorOf } = useChecked(loadSchema, failure);
  const action = useLocalized()(loginAddress({ as: filled?.loginId, next }));
  const busy = useNavigation().formMethod === "POST";

  return (
    <Form method="post" action={action} noValidate {...checks} className="grid gap-4">
      <LoginFields errorOf={errorOf} filled={filled} stay={stay} onStay={onStay} />
      {failure?.minutes ? (
        <Shut minutes={failure.minutes} next={next} />
      ) : (
        <FailureText failure={failure} />
      )}
      <Button type="submit" size="lg" block busy={busy}>
        {t("submit")}
      </Button>
    </Form>
  );
}

type LoginFieldsProps = Omit<LoginFormProps, "failure" | "next"> & {
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

/** The same on the login page and in the dialog over a page. */
export function LoginFields({ errorOf, filled, stay, onStay }: LoginFieldsProps) {
  const { t } = useTranslation("login");
  return (
    <>
      <TextField
        name="loginId"
        label={t("id")}
        error={errorOf("loginId")}
        defaultValue={filled?.loginId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={t("password")}
        error={errorOf("password")}
        defaultValue={filled?.password}
        autoComplete="current-password"
      />
      <CheckField
        name="stay"
        value="yes"
        label={t("stay")}
        checked={stay}
        onChange={({ target }) => onStay(target.checked)}
      />
    </>
  );
}

type ShutProps = { readonly minutes: number; readonly next: string | null };

/** The same for an unknown ID: it must not reveal which IDs exist. */
function Shut({ minutes, next }: ShutProps) {
  const { t } = useTranslation("login");
  const search = next ? `?next=${encodeURIComponent(next)}` : "";
  return (
    <div className="grid gap-2">
      <Mistake>{t("throttled", { count: minutes })}</Mistake>
      <ButtonLink
        to={`/login/find-password${search}`}
        size="sm"
        variant="secondary"
        className="justify-self-start"
      >
        {t("throttled.reset")}
      </ButtonLink>
    </div>
  );
}
