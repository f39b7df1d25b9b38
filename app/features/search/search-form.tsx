import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { useLocalized } from "#app/platform/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";

export function SearchForm({ q }: { readonly q: string }) {
  const { t } = useTranslation("search");
  const localized = useLocalized();
  return (
    <Form method="get" action={localized("/search")} role="search" className="flex gap-2">
      <label className="sr-only" htmlFor="q">
        {t("field")}
      </label>
      <div className="input-box flex-1">
        <input
          // A new question from the address replaces what was typed.
          key={q}
          id="q"
          name="q"
          type="search"
          className="input"
          defaultValue={q}
          placeholder={t("placeholder")}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Button type="submit" className="min-h-13">
        <Search aria-hidden="true" />
        {t("submit")}
      </Button>
    </Form>
  );
}
