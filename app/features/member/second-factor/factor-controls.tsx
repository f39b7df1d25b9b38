import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { Note } from "#app/ui/note.tsx";

type FactorControlsProps = {
  readonly codesLeft: number;
  readonly failure: Failure | undefined;
  readonly busy: boolean;
  readonly Form: FetcherWithComponents<unknown>["Form"];
};

/** So few that the next lost phone may find none. */
const FEW = 3;

const loadSchema = async () =>
  (await import("#app/domain/member/login/account-forms.ts")).factorProofSchema;

/** With the password and a code: new recovery codes, or no second factor any more. */
export function FactorControls({ codesLeft, failure, busy, Form }: FactorControlsProps) {
  const { t } = useTranslation("join");
  const { checks, errorOf } = useChecked(loadSchema, failure);
  const left = t("security.codes_left", { count: codesLeft });
  return (
    <Form method="post" noValidate {...checks} className="grid max-w-md gap-4">
      {codesLeft > FEW ? (
        <p>{left}</p>
      ) : (
        <Note tone="warn" title={left}>
          {t("security.codes_few")}
        </Note>
      )}
      <PasswordField
        name="factorPassword"
        label={t("security.factor_password")}
        error={errorOf("factorPassword")}
        autoComplete="current-password"
      />
      <TextField
        name="code"
        label={t("factor.code")}
        hint={t("security.code_hint")}
        error={errorOf("code")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <FailureText failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="codes" variant="secondary" busy={busy}>
          {t("security.codes_new")}
        </Button>
        <Button type="submit" name="intent" value="remove" variant="danger-line" busy={busy}>
          {t("security.factor_remove")}
        </Button>
      </div>
    </Form>
  );
}
