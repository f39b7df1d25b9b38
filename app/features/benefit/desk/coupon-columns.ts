import type { CouponKind } from "#app/domain/benefit/coupon-tabs.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type CouponCampaign = {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly code: string | null;
  readonly kind: CouponKind;
  readonly value: number;
  readonly claimLimit: number | null;
  readonly validFrom: LocalDate;
  readonly validUntil: LocalDate;
  readonly claimed: number;
  readonly used: number;
  /** Won off the orders that used it. */
  readonly discount: number;
};

export const COUPON_COLUMNS: readonly ListColumn<CouponCampaign>[] = [
  {
    name: "name",
    header: (t) => t("coupons:name"),
    value: ({ name }) => name,
    sorted: true,
    fixed: true,
  },
  { name: "code", header: (t) => t("coupons:code"), value: ({ code }) => code, sorted: true },
  {
    name: "value",
    header: (t) => t("coupons:value"),
    value: ({ kind, value }) => (kind === "percent" ? `${value} %` : value),
    kind: "number",
  },
  {
    name: "claimed",
    header: (t) => t("coupons:claimed"),
    value: ({ claimed }) => claimed,
    kind: "number",
    sorted: true,
  },
  {
    name: "limit",
    header: (t) => t("coupons:limit"),
    value: ({ claimLimit }) => claimLimit,
    kind: "number",
  },
  {
    name: "used",
    header: (t) => t("coupons:used"),
    value: ({ used }) => used,
    kind: "number",
    sorted: true,
  },
  {
    name: "discount",
    header: (t) => t("coupons:discount"),
    value: ({ discount }) => discount,
    kind: "won",
    sorted: true,
  },
  {
    name: "from",
    header: (t) => t("coupons:from"),
    value: ({ validFrom }) => validFrom,
    kind: "day",
    sorted: true,
    hidden: true,
  },
  {
    name: "until",
    header: (t) => t("coupons:until"),
    value: ({ validUntil }) => validUntil,
    kind: "day",
    sorted: true,
  },
];
