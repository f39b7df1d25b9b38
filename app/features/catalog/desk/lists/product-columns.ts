import type { ProductStatus } from "#app/domain/catalog/sale/publication.ts";
import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

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

export type RegionRow = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly country: string;
  readonly airportCode: string;
  readonly base: string;
  readonly position: number;
  readonly courses: number;
  readonly hotels: number;
};

export const REGION_COLUMNS: readonly ListColumn<RegionRow>[] = [
  {
    name: "name",
    header: (t) => t("catalogue:field.name"),
    value: ({ name }) => name,
    sorted: true,
    fixed: true,
  },
  idColumn,
  {
    name: "country",
    header: (t) => t("catalogue:field.country"),
    value: ({ country }, { locale }) => countryName(LANGUAGES[locale].tag, country),
    sorted: true,
  },
  {
    name: "airport",
    header: (t) => t("catalogue:field.airportCode"),
    value: ({ airportCode }) => airportCode,
    sorted: true,
  },
  {
    name: "base",
    header: (t) => t("catalogue:field.baseName"),
    value: ({ base }) => base,
    sorted: true,
  },
  {
    name: "courses",
    header: (t) => t("desk:area.courses"),
    value: ({ courses }) => courses,
    kind: "number",
    sorted: true,
  },
  {
    name: "hotels",
    header: (t) => t("desk:area.hotel"),
    value: ({ hotels }) => hotels,
    kind: "number",
    sorted: true,
  },
  {
    name: "position",
    header: (t) => t("catalogue:field.position"),
    value: ({ position }) => position,
    kind: "number",
    sorted: true,
  },
];

function countryName(tag: string, code: string): string {
  return new Intl.DisplayNames(tag, { type: "region" }).of(code) ?? code;
}

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
