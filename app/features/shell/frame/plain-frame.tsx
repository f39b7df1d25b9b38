import { Globe } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#app/domain/picture/picture.ts";
import { useLanguageAddress } from "#app/platform/i18n/request-locale.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { BrandLink, utilClass } from "./brand-link.tsx";

const MORNING: Picture = {
  src: "/pictures/banner/k",
  widths: [840, 1680],
  width: 2100,
  height: 900,
  blur: "data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAAUABABoJYgCdAERAk9fCAD+sjIsSY4QewBDtx8BRFEED//hoqCkAAA=",
};

/** The frame of the login pages: the logo, the form and, on a wide screen, a picture. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("frame");
  const languageAddress = useLanguageAddress();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-2">
      <SkipLink />
      <div className="flex min-h-dvh flex-col px-5 py-6 md:px-16 md:py-12">
        <header className="flex items-center justify-between">
          <BrandLink />
          <AppLink className={utilClass} to={languageAddress}>
            <Globe aria-hidden="true" />
            <span className="sr-only">{t("nav.language")} </span>
            {t("nav.language_name")}
          </AppLink>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto my-auto w-full max-w-[26.25rem] py-8 outline-none"
        >
          {children}
        </main>
      </div>
      <div className="max-md:hidden sticky top-0 h-dvh self-start overflow-hidden bg-photo-1">
        <PictureImage
          picture={MORNING}
          alt=""
          // A 7:3 picture at the full height of the window.
          sizes="234vh"
          className="absolute inset-0 object-[80%_50%]"
        />
      </div>
    </div>
  );
}
