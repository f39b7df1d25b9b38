import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type ReviewRow = {
  readonly id: number;
  readonly version: number;
  readonly kind: ProductKind;
  readonly productId: string;
  readonly product: string;
  readonly rating: number;
  readonly content: string;
  readonly usedOn: LocalDate;
  readonly author: string;
  readonly hidden: boolean;
  readonly isReplied: boolean;
  readonly createdAt: Date;
};

export const REVIEW_COLUMNS: readonly ListColumn<ReviewRow>[] = [
  {
    name: "product",
    header: (t) => t("desk:review.product"),
    value: ({ product }) => product,
    sorted: true,
    fixed: true,
  },
  {
    name: "kind",
    header: (t) => t("lists:kind"),
    value: ({ kind }, { t }) => t(`desk:product.${kind}`),
    sorted: true,
    hidden: true,
  },
  {
    name: "rating",
    header: (t) => t("desk:review.rating"),
    value: ({ rating }) => rating,
    kind: "number",
    sorted: true,
  },
  {
    name: "content",
    header: (t) => t("desk:review.content"),
    value: ({ content }) => content,
  },
  { name: "author", header: (t) => t("desk:author"), value: ({ author }) => author },
  {
    name: "used",
    header: (t) => t("desk:review.used_on"),
    value: ({ usedOn }) => usedOn,
    kind: "day",
    sorted: true,
  },
  {
    name: "replied",
    header: (t) => t("moderation:reply"),
    value: ({ isReplied }, { t }) => (isReplied ? t("desk:yes") : ""),
    hidden: true,
  },
  {
    name: "state",
    header: (t) => t("desk:state"),
    value: ({ hidden }, { t }) => t(hidden ? "desk:hidden" : "desk:shown"),
    sorted: true,
  },
  {
    name: "created",
    header: (t) => t("desk:created"),
    value: ({ createdAt }) => createdAt,
    kind: "moment",
    sorted: true,
  },
  {
    name: "number",
    header: (t) => t("desk:number"),
    value: ({ id }) => id,
    kind: "number",
    sorted: true,
  },
];
