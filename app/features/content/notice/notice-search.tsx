import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { NoticeCategory } from "#app/domain/content/notice/notice-list-query.ts";
import { MAX_NOTICE_SEARCH } from "#app/domain/content/notice/notice-list-query.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";

type NoticeSearchProps = {
  readonly category: NoticeCategory | undefined;
  readonly q: string | undefined;
};

/** A plain form: the address says what was searched. */
export function NoticeSearch({ category, q }: NoticeSearchProps) {
  const { t } = useTranslation("notice");
  const localized = useLocalized();
  return (
    <Form method="get" action={localized("/notice")} role="search" className="mt-4 flex gap-2">
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <input
        key={q ?? ""}
        type="search"
        name="q"
        className="input min-w-0 flex-1"
        aria-label={t("search")}
        placeholder={t("search")}
        maxLength={MAX_NOTICE_SEARCH}
        defaultValue={q}
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" />
        {t("search.button")}
      </Button>
    </Form>
  );
}
