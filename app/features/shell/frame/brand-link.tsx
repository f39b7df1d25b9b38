import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { BrandMark } from "#app/ui/icons.tsx";

export function BrandLink() {
  const { t } = useTranslation("frame");
  return (
    <AppLink
      to="/"
      className="inline-flex min-h-11 items-center gap-2 text-22 font-extrabold tracking-[-0.03em] text-fairway-700"
    >
      <BrandMark className="size-8 flex-none" />
      <span>{t("brand")}</span>
    </AppLink>
  );
}

/** A link at the end of a bar: language, cart, account. */
export const utilClass =
  "relative inline-flex min-h-11 items-center gap-1.5 rounded-[0.625rem] px-2.5 font-semibold whitespace-nowrap hover:bg-sand";

/** In the header, which is tight on a tablet. */
export const headerUtilClass = `${utilClass} max-lg:px-2`;
