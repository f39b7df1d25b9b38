import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.ts";
import { idColumn } from "./product-columns.ts";

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
