import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LOCALES, localizedText } from "#app/domain/common/language/languages.ts";
import { BannerCarousel } from "#app/features/content/home/banner-carousel.tsx";
import { bannerPicture } from "#app/features/content/home/trust-strip.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import { Button } from "#app/ui/button.tsx";
import type { BannerRecord } from "./banner-store.server.ts";

/** The saved banner as the home page of a phone shows it. */
export function BannerPreview({ banner }: { readonly banner: BannerRecord }) {
  const { t } = useTranslation("content");
  const { language } = useAdminFormat();
  const [locale, setLocale] = useState(LOCALES[0]);
  const shown = {
    id: banner.id,
    target: banner.target,
    eyebrow: localizedText(banner.eyebrow, locale),
    title: localizedText(banner.title, locale),
    text: localizedText(banner.text, locale),
    action: localizedText(banner.action, locale),
    picture: bannerPicture(banner, locale),
  };
  return (
    <div className="grid gap-3">
      <div className="flex gap-2">
        {LOCALES.map((each) => (
          <Button
            key={each}
            size="xs"
            variant={each === locale ? "primary" : "secondary"}
            aria-pressed={each === locale}
            onClick={() => setLocale(each)}
          >
            {language(each)}
          </Button>
        ))}
      </div>
      <div
        className="w-full max-w-97.5 rounded-3xl border-3 border-ink bg-paper p-3 [&>section]:h-70 [&_h2+p]:hidden"
        lang={locale}
        inert
      >
        <BannerCarousel banners={[shown]} />
      </div>
      <p className="text-13 text-ink-3">{t("banner.preview_note")}</p>
    </div>
  );
}
