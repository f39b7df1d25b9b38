import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { weekdayName } from "#app/domain/common/text/formats.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";
import { type ProductRow, regionColumn, statusColumn } from "./product-columns.ts";

export type CaddieRow = ProductRow & {
  readonly code: string;
  readonly name: string;
  readonly nickname: string;
  readonly course: string;
  readonly experienceYears: number;
  readonly dayOff: number;
  readonly price: Won;
};

export const CADDIE_COLUMNS: readonly ListColumn<CaddieRow>[] = [
  {
    name: "name",
    header: (t) => t("desk:caddy.name"),
    value: ({ nickname }) => nickname,
    sorted: true,
    fixed: true,
  },
  { name: "code", header: (t) => t("desk:caddy.code"), value: ({ code }) => code, sorted: true },
  {
    name: "full_name",
    header: (t) => t("desk:caddy.full_name"),
    value: ({ name }) => name,
    sorted: true,
    hidden: true,
  },
  {
    name: "course",
    header: (t) => t("desk:caddy.course"),
    value: ({ course }) => course,
    sorted: true,
  },
  { ...regionColumn, hidden: true },
  {
    name: "experience",
    header: (t) => t("desk:caddy.experience"),
    value: ({ experienceYears }) => experienceYears,
    kind: "number",
    sorted: true,
  },
  {
    name: "day_off",
    header: (t) => t("desk:caddy.day_off"),
    value: ({ dayOff }, { locale }) => weekdayName(LANGUAGES[locale].tag, dayOff),
    sorted: true,
  },
  {
    name: "price",
    header: (t) => t("desk:caddy.price"),
    value: ({ price }) => price,
    kind: "won",
    sorted: true,
  },
  statusColumn,
];
