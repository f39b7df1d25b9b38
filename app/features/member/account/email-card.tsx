import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useChecked } from "#app/ui/form/use-checked.ts";
import { Note } from "#app/ui/note.tsx";
import { EmailProof } from "./email-proof.tsx";

type EmailCardProps = {
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly hasInbox: boolean;
  readonly failure: Failure | undefined;
  /** Where a code has gone already, when the page was sent without scripts. */
  readonly sentTo: string | undefined;
};

async function loadSchema(hasPassword: boolean) {
  const forms = await import("#app/domain/member/login/account-forms.ts");
  return forms.changeEmailSchema(hasPassword);
}

/** Adds an address or changes it, proved as at sign-up. */
export function EmailCard({ email, hasPassword, hasInbox, failure, sentTo }: EmailCardProps) {
  const { t } = useTranslation("mypage");
  const { checks, errorOf } = useChecked(() => loadSchema(hasPassword), failure);
  const { formData } = useNavigation();
  return (
    <Card as="section" id="email" aria-labelledby="email-heading">
      <h2 id="email-heading" className="text-18">
        {t(email ? "member.email" : "member.email_add")}
      </h2>
      {email ? (
        <p className="mt-1 text-14 text-ink-2 break-words">{t("member.email_now", { email })}</p>
      ) : (
        <Note tone="info" className="mt-3">
          {t("member.email_none")}
        </Note>
      )}
      <Form method="post" noValidate {...checks} preventScrollReset className="mt-4 grid gap-4">
        <EmailProof errorOf={errorOf} email={sentTo} sentTo={sentTo} hasInbox={hasInbox} />
        {hasPassword ? (
          <PasswordField
            name="current"
            label={t("member.email_password")}
            error={errorOf("current")}
            required
            autoComplete="current-password"
          />
        ) : null}
        <FailureText failure={failure} />
        <div>
          <Button
            type="submit"
            name="intent"
            value="email"
            busy={formData?.get("intent") === "email"}
          >
            {t(email ? "member.email" : "member.email_add")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
