import { useTranslation } from "react-i18next";
import type { FetcherWithComponents } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import type { SecondFactorSetup } from "./set-up-second-factor.server.ts";

type FactorSetupProps = {
  readonly setup: SecondFactorSetup;
  readonly failure: Failure | undefined;
  readonly Form: FetcherWithComponents<unknown>["Form"];
};

const loadSchema = async () =>
  (await import("#app/domain/member/login/account-forms.ts")).confirmFactorSchema;

/** The square to be scanned, and the first code that proves it was. */
export function FactorSetup({ setup, failure, Form }: FactorSetupProps) {
  const { t } = useTranslation("join");
  const { checks, errorOf, fresh } = useChecked(loadSchema, failure);
  return (
    <Form method="post" noValidate {...checks} className="grid max-w-md gap-4">
      <p>{t("security.factor_scan")}</p>
      <img
        src={setup.picture}
        alt={t("security.factor_picture")}
        width={200}
        height={200}
        className="rounded-control border border-line"
      />
      <p className="text-14 break-all text-ink-2">
        {t("security.factor_secret", { secret: setup.secret })}
      </p>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="sealed" value={setup.sealed} />
      <TextField
        name="code"
        label={t("factor.code")}
        error={errorOf("code") ?? fresh?.error}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
      />
      <Button type="submit" className="justify-self-start">
        {t("security.factor_confirm")}
      </Button>
    </Form>
  );
}
