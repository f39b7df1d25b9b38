import { useTranslation } from "react-i18next";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { pageClass } from "#app/ui/look/page-layout.ts";

/** A trip in one sentence, on the first screen: the planner reads it. */
export function AskStrip() {
  const { t } = useTranslation("home");
  const localized = useLocalized();
  return (
    <section className={`${pageClass} pt-4`}>
      <form action={localized("/ai")} className="flex gap-2 rounded-panel bg-fairway-50 p-3">
        <input
          name="say"
          required
          maxLength={1000}
          aria-label={t("ask.label")}
          placeholder={t("ask.placeholder")}
          className="h-12 min-w-0 flex-1 rounded-control border border-line-2 bg-paper px-4"
        />
        <Button type="submit">{t("ask.go")}</Button>
      </form>
    </section>
  );
}
