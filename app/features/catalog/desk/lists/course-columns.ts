import type { Won } from "#app/domain/common/money.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";
import { idColumn, type ProductRow, regionColumn, statusColumn } from "./product-columns.ts";

export type CourseRow = ProductRow & {
  readonly name: string;
  readonly tier: "premium" | "standard" | "value";
  readonly booking: "instant" | "request";
  readonly holes: number;
  readonly driveMinutes: number;
  readonly greenFee: Won;
  /** Among the best 30 of the home page, from zero. */
  readonly position: number | null;
};

export const COURSE_COLUMNS: readonly ListColumn<CourseRow>[] = [
  {
    name: "name",
    header: (t) => t("desk:course.name"),
    value: ({ name }) => name,
    sorted: true,
    fixed: true,
  },
  idColumn,
  regionColumn,
  {
    name: "tier",
    header: (t) => t("desk:course.tier"),
    value: ({ tier }, { t }) => t(`desk:tier.${tier}`),
    sorted: true,
  },
  {
    name: "booking",
    header: (t) => t("desk:booking"),
    value: ({ booking }, { t }) => t(`desk:booking.${booking}`),
    sorted: true,
  },
  {
    name: "holes",
    header: (t) => t("desk:course.holes"),
    value: ({ holes }) => holes,
    kind: "number",
    sorted: true,
    hidden: true,
  },
  {
    name: "drive",
    header: (t) => t("desk:course.drive"),
    value: ({ driveMinutes }) => driveMinutes,
    kind: "number",
    sorted: true,
  },
  {
    name: "fee",
    header: (t) => t("desk:course.green_fee_high"),
    value: ({ greenFee }) => greenFee,
    kind: "won",
    sorted: true,
  },
  {
    name: "best",
    header: (t) => t("desk:course.best"),
    value: ({ position }) => (position === null ? null : position + 1),
    kind: "number",
    sorted: true,
  },
  statusColumn,
];
