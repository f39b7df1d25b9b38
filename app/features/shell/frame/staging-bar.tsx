import { useTranslation } from "react-i18next";

/** Above every page of a staging shop: the same for everyone, so that pages stay cacheable. */
export function StagingBar() {
  const { t } = useTranslation("frame");
  return (
    <p data-staging className="staging-bar">
      {t("staging")}
    </p>
  );
}
