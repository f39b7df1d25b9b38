import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText, TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";

const loadSchema = async () =>
  (await import("#app/domain/member/login/account-forms.ts")).secondFactorSchema;

export function SecondFactorForm({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation("join");
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  const isShut = failure?.minutes !== undefined;
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form method="post" noValidate {...checks} className="mt-6 grid gap-4">
        <TextField
          name="code"
          label={t("factor.code")}
          error={errorOf("code") ?? (isShut ? undefined : fresh?.error)}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        {isShut ? <FailureText failure={failure} /> : null}
        <Button type="submit" size="lg" block busy={busy}>
          {t("factor.submit")}
        </Button>
      </Form>
      <Form method="post" className="mt-3">
        <Button type="submit" name="intent" value="cancel" variant="ghost" block>
          {t("factor.cancel")}
        </Button>
      </Form>
    </>
  );
}
