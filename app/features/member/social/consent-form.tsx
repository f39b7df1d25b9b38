import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";

const loadSchema = async () =>
  (await import("#app/domain/member/sign-up/social-consent.ts")).socialConsentSchema;

type ConsentFormProps = {
  readonly failure: Failure | undefined;
  /** The boxes, as at sign-up. */
  readonly children: (error: ErrorCode | undefined) => ReactNode;
};

/** Somebody whom a provider vouches for agrees to what every new member agrees to. */
export function ConsentForm({ failure, children }: ConsentFormProps) {
  const { t } = useTranslation("social");
  const { checks, errorOf } = useChecked(loadSchema, failure);
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate {...checks} className="mt-6 grid gap-4">
      {children(errorOf("agree"))}
      <FailureText failure={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {t("consent.submit")}
      </Button>
    </Form>
  );
}
