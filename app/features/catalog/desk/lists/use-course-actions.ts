import { useTranslation } from "react-i18next";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import type { BulkAction } from "#app/features/desk/list/use-bulk.ts";
import { useProductActions } from "./use-product-list.ts";

/** Staff who set prices may stop the sale of several courses, on the page that asks for days and a reason. */
export function useCourseActions(): BulkAction[] {
  const { t } = useTranslation("lists");
  const product = useProductActions("courses");
  const mayStop = useMayChange("prices");
  const stop: BulkAction = {
    name: "courses.stop",
    label: t("stop_sell"),
    to: (ids) => `/admin/prices/stop-sell?courses=${ids.map(encodeURIComponent).join(",")}`,
  };
  return mayStop ? [...product, stop] : product;
}
