import type { Won } from "#app/domain/common/money.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.ts";
import { idColumn, type ProductRow, regionColumn, statusColumn } from "./product-columns.ts";

export type ShuttleRow = ProductRow & {
  readonly origin: string;
  readonly destination: string;
  readonly kind: "transfer" | "golf_round_trip_wait";
  readonly driveMinutes: number;
  readonly oneWayPrice: Won;
  readonly roundTripPrice: Won;
};

export const SHUTTLE_COLUMNS: readonly ListColumn<ShuttleRow>[] = [
  {
    name: "route",
    header: (t) => t("catalogue:route"),
    value: ({ origin, destination }) => `${origin} → ${destination}`,
    sorted: true,
    fixed: true,
  },
  idColumn,
  regionColumn,
  {
    name: "kind",
    header: (t) => t("catalogue:field.kind"),
    value: ({ kind }, { t }) => t(`catalogue:route_kind.${kind}`),
    sorted: true,
  },
  {
    name: "drive",
    header: (t) => t("catalogue:field.driveMinutes"),
    value: ({ driveMinutes }) => driveMinutes,
    kind: "number",
    sorted: true,
  },
  {
    name: "one_way",
    header: (t) => t("catalogue:field.oneWayPrice"),
    value: ({ oneWayPrice }) => oneWayPrice,
    kind: "won",
    sorted: true,
  },
  {
    name: "round_trip",
    header: (t) => t("catalogue:field.roundTripPrice"),
    value: ({ roundTripPrice }) => roundTripPrice,
    kind: "won",
    sorted: true,
  },
  statusColumn,
];
