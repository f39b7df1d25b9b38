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
