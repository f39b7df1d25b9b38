import { useTranslation } from "react-i18next";
import { LANGUAGES, LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorText, RadioGroup } from "#app/ui/form/field.tsx";
import { useSavedForm } from "./use-saved-form.ts";

/** The language of messages; the pages of this browser change with it, and the other way round (`/settings/language`). */
export function LanguageForm({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation("settings");
  const { Form, busy, wholeForm } = useSavedForm(t("saved"));
  return (
    <Card as="section" aria-labelledby="language">
      <h2 id="language" className="text-18">
        {t("language.title")}
      </h2>
      <p className="text-ink-2">{t("language.account")}</p>
      <Form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="language" />
        <RadioGroup
          name="locale"
          label={t("language.choices")}
          hideLabel
          look="segment"
          defaultValue={locale}
          options={LOCALES.map((each) => ({ value: each, label: LANGUAGES[each].name }))}
        />
        <ErrorText code={wholeForm} />
        <div>
          <Button type="submit" busy={busy}>
            {t("language.save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
