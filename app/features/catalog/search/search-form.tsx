import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "./search-box.tsx";

export function SearchForm({ q }: { readonly q: string }) {
  const { t } = useTranslation("search");
  const localized = useLocalized();
  return (
    <Form method="get" action={localized("/search")} role="search" className="relative flex gap-2">
      {/* A new question from the address replaces what was typed. */}
      <SearchBox key={q} q={q} />
      <Button type="submit" className="min-h-13">
        <Search aria-hidden="true" />
        {t("submit")}
      </Button>
    </Form>
  );
}
