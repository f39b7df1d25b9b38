import { BadgeCheck, Headset, type LucideIcon, ReceiptText, RotateCcw, Route } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import type { Picture } from "#app/domain/picture/picture.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { laterClass, pageClass } from "#app/ui/look/page-layout.ts";

const PROMISES = [
  ["price", ReceiptText],
  ["proof", BadgeCheck],
  ["refund", RotateCcw],
  ["help", Headset],
] as const satisfies readonly (readonly [string, LucideIcon])[];

export function TrustStrip() {
  const { t } = useTranslation("home");
  return (
    <section className={`${pageClass} ${laterClass} py-8 md:py-11`} aria-label={t("trust.label")}>
      <ul className="grid gap-6 md:grid-cols-4 md:gap-8">
        {PROMISES.map(([promise, Icon]) => (
          <li key={promise} className="flex gap-4 md:flex-col">
            <span className="grid size-12 flex-none place-items-center rounded-[0.875rem] bg-fairway-50 text-fairway-700">
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <div>
              <b className="block md:text-18">{t(`trust.${promise}`)}</b>
              <p className="mt-1 text-14 text-ink-2 md:text-16">{t(`trust.${promise}_text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PlannerLink() {
  const { t } = useTranslation("home");
  return (
    <section className={pageClass}>
      <AppLink
        to="/ai"
        className="flex flex-col gap-4 rounded-panel bg-fairway-50 p-5 md:flex-row md:items-center md:gap-6 md:px-8 md:py-7"
      >
        <span className="grid size-14 flex-none place-items-center rounded-2xl bg-fairway-600 text-paper">
          <Route className="size-7" aria-hidden="true" />
        </span>
        <span className="flex-1">
          <b className="block text-18 text-balance text-fairway-900 md:text-22">
            {t("planner.title")}
          </b>
          <span className="mt-1 block text-fairway-900/85">{t("planner.text")}</span>
        </span>
        <span className={buttonClass({ variant: "primary" })}>{t("planner.action")}</span>
      </AppLink>
    </section>
  );
}

type Pictured = { readonly picture: Picture | null; readonly gallery: readonly Picture[] };

/** The picture of a language; one that has none of its own shows that of the first. */
export function bannerPicture({ picture, gallery }: Pictured, locale: Locale): Picture | null {
  return gallery[LOCALES.indexOf(locale) - 1] ?? picture;
}
