import { useTranslation } from "react-i18next";

/** Above every page of a staging shop: the same for everyone, so that pages stay cacheable. */
export function StagingBar() {
  const { t } = useTranslation("frame");
  return (
    <p
      data-staging
      className="sticky top-0 z-50 flex h-(--h-staging) items-center justify-center bg-warn-50 px-4 text-center text-14 font-semibold text-warn-700"
    >
      {t("staging")}
    </p>
  );
}
