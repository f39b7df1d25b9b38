import { FlaskConical } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Above every page of a staging shop: the same for everyone, so that pages stay cacheable. */
export function StagingBar() {
  const { t } = useTranslation("frame");
  return (
    <p
      data-staging
      className="sticky top-0 z-50 flex h-(--h-staging) items-center justify-center gap-2 bg-warn-50 px-4 text-center font-semibold text-14 text-warn-700"
    >
      <FlaskConical className="size-4 flex-none" aria-hidden="true" />
      {t("staging")}
    </p>
  );
}
