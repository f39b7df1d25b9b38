import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { Failure } from "#app/platform/form.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField, ErrorText } from "#app/ui/field.tsx";
import { useChecked } from "#app/ui/use-checked.ts";

const DOCUMENTS = ["terms", "privacy", "age", "marketing"] as const;

const loadSchema = async () =>
  (await import("#app/domain/member/social-consent.ts")).socialConsentSchema;

/** Each consent by itself, with the document it is about; nothing is ticked beforehand. */
export function ConsentForm({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation("social");
  const { onSubmit, onFocus, errorOf } = useChecked(loadSchema, failure);
  const busy = useNavigation().formMethod === "POST";
  const wholeForm = failure && Object.keys(failure.fields).length === 0 ? failure.error : undefined;
  return (
    <Form
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
      className="mt-6 grid gap-4"
    >
      <ul className="grid gap-2">
        {DOCUMENTS.map((name) => (
          <li key={name} className="flex items-start justify-between gap-3">
            <CheckField
              name={name}
              label={t(`consent.${name}`)}
              error={errorOf(name)}
              aria-required={name !== "marketing"}
            />
            <AppLink
              to={`/terms?doc=${name}`}
              target="_blank"
              className="inline-flex min-h-11 flex-none items-center text-14 text-ink-2 underline"
              aria-label={t("consent.read_document", { document: t(`consent.${name}`) })}
            >
              {t("consent.read")}
            </AppLink>
          </li>
        ))}
      </ul>
      <ErrorText code={wholeForm} />
      <Button type="submit" size="lg" block busy={busy}>
        {t("consent.submit")}
      </Button>
    </Form>
  );
}
