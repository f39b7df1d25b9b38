import { useTranslation } from "react-i18next";

export function SkipLink() {
  const { t } = useTranslation("frame");
  return (
    <a href="#main" className="skip btn btn-primary">
      {t("skip")}
    </a>
  );
}
