import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { BrandMark } from "#app/ui/icons.tsx";

export function BrandLink() {
  const { t } = useTranslation("frame");
  return (
    <AppLink to="/" className="brand">
      <BrandMark />
      <span>{t("brand")}</span>
    </AppLink>
  );
}
