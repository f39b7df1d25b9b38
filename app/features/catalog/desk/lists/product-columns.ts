import type { ProductStatus } from "#app/domain/catalog/sale/publication.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.ts";

export type ProductRow = {
  readonly id: string;
  readonly version: number;
  readonly region: string;
  readonly status: ProductStatus;
};

export const regionColumn: ListColumn<Pick<ProductRow, "region">> = {
  name: "region",
  header: (t) => t("desk:region"),
  value: ({ region }) => region,
  sorted: true,
};

export const statusColumn: ListColumn<Pick<ProductRow, "status">> = {
  name: "state",
  header: (t) => t("desk:state"),
  value: ({ status }, { t }) => t(`desk:product_status.${status}`),
  sorted: true,
};

export const idColumn: ListColumn<Pick<ProductRow, "id">> = {
  name: "id",
  header: (t) => t("lists:id"),
  value: ({ id }) => id,
  sorted: true,
  hidden: true,
  inFiles: true,
};
