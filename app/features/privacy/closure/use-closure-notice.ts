import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useToast } from "#app/ui/overlay/toast.tsx";

/** The query parameter of the page that is shown right after an account was closed. */
export const CLOSED_PARAM = "left";

export function useClosureNotice(): void {
  const { t } = useTranslation("frame");
  const { show } = useToast();
  const [search, setSearch] = useSearchParams();
  const hasLeft = search.has(CLOSED_PARAM);
  useEffect(() => {
    if (!hasLeft) return;
    show({ text: t("farewell") });
    setSearch(
      (now) => {
        now.delete(CLOSED_PARAM);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [hasLeft, setSearch, show, t]);
}
