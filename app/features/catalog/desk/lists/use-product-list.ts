import { useTranslation } from "react-i18next";
import { PRODUCT_STATUSES } from "#app/domain/catalog/sale/publication.ts";
import { useMayChange } from "#app/features/desk/desk-person.tsx";
import type { ListFilter } from "#app/features/desk/list/desk-list.tsx";
import type { BulkAction } from "#app/features/desk/list/use-bulk.ts";

type Regions = ListFilter["options"];

export function useProductFilters(regions: Regions): ListFilter[] {
  const { t } = useTranslation("desk");
  return [
    {
      name: "region",
      label: t("region"),
      all: t("region.all"),
      options: regions,
      asSelect: true,
    },
    {
      name: "status",
      label: t("state"),
      options: PRODUCT_STATUSES.map((value) => ({ value, label: t(`product_status.${value}`) })),
    },
  ];
}

type ProductArea = "courses" | "hotel" | "caddy" | "shuttle";

/** Publish, take back to a draft, archive: for staff who may change the products. */
export function useProductActions(area: ProductArea): BulkAction[] {
  const { t } = useTranslation("lists");
  const canChange = useMayChange(area);
  if (!canChange) return [];
  return [
    { name: `${area}.publish`, label: t("publish") },
    { name: `${area}.draft`, label: t("unpublish") },
    {
      name: `${area}.archive`,
      label: t("archive"),
      confirm: { title: (count) => t("archive_title", { count }), text: t("archive_text") },
    },
  ];
}

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
