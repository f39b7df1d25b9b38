import {
  CircleCheck,
  Coins,
  Images,
  type LucideIcon,
  Star,
  TextCursorInput,
  Ticket,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { MAX_REVIEW_CHARACTERS, REVIEW_POINTS } from "#app/domain/community/review/review.ts";
import { MAX_IMAGE_MB, MAX_IMAGES } from "#app/domain/picture/upload.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

export function ReviewRules() {
  const { t } = useTranslation("review");
  const points = numberFormat(LOCALE_TAG[useLocale()]).format(REVIEW_POINTS);
  return (
    <section className="rounded-card bg-sand p-5 md:p-6" aria-labelledby="review-rules">
      <h2 id="review-rules" className="text-18">
        {t("rules.title")}
      </h2>
      <ul className="mt-3 grid gap-3 text-ink-2">
        <Rule icon={Ticket}>{t("rules.used")}</Rule>
        <Rule icon={Star}>{t("rules.stars")}</Rule>
        <Rule icon={TextCursorInput}>{t("rules.letters", { count: MAX_REVIEW_CHARACTERS })}</Rule>
        <Rule icon={Images}>{t("rules.images", { count: MAX_IMAGES, size: MAX_IMAGE_MB })}</Rule>
        <Rule icon={Coins}>{t("rules.points", { points })}</Rule>
        <Rule icon={CircleCheck}>{t("rules.honest")}</Rule>
      </ul>
    </section>
  );
}

function Rule({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: string }) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 text-fairway-700" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
