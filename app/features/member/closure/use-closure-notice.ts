import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useToast } from "#app/ui/overlay/toast.tsx";

/** What an address carries once, right after a withdrawal. */
export const FAREWELL = "left";

export function useFarewell(): void {
  const { t } = useTranslation("frame");
  const { show } = useToast();
  const [search, setSearch] = useSearchParams();
  const hasLeft = search.has(FAREWELL);
  useEffect(() => {
    if (!hasLeft) return;
    show({ text: t("farewell") });
    setSearch(
      (now) => {
        now.delete(FAREWELL);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [hasLeft, setSearch, show, t]);
}
