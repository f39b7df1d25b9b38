import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { Failure } from "#app/platform/form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useChecked } from "#app/ui/use-checked.ts";

const loadSchema = async () =>
  (await import("#app/domain/member/account-forms.ts")).secondFactorSchema;

export function SecondFactorForm({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation("join");
  const { onSubmit, onFocus, errorOf } = useChecked(loadSchema, failure);
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form
        method="post"
        noValidate
        onSubmit={onSubmit}
        onFocus={onFocus}
        className="mt-6 grid gap-4"
      >
        <TextField
          name="code"
          label={t("factor.code")}
          error={errorOf("code") ?? failure?.error}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
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
