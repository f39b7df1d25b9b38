import { BadgeCheck, Headset, type LucideIcon, ReceiptText, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
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
