import type { SupplierKind } from "#app/domain/catalog/supplier/supplier-form.ts";
import type { ListColumn } from "#app/features/desk/list/list-column.tsx";

export type SupplierRow = {
  readonly id: number;
  readonly kind: SupplierKind;
  readonly name: string;
  readonly product: string | null;
  readonly contact: string | null;
  readonly phone: string | null;
  readonly lineId: string | null;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly closedDays: readonly string[];
  readonly timeZone: string;
  /** The median of the last 90 days; null without answers yet. */
  readonly minutes: number | null;
  readonly answers: number | null;
};

export const SUPPLIER_COLUMNS: readonly ListColumn<SupplierRow>[] = [
  {
    name: "name",
    header: (t) => t("suppliers:field.name"),
    value: ({ name }) => name,
    sorted: true,
    fixed: true,
  },
  {
    name: "kind",
    header: (t) => t("suppliers:field.kind"),
    value: ({ kind }, { t }) => t(`suppliers:kind.${kind}`),
    sorted: true,
  },
  {
    name: "product",
    header: (t) => t("suppliers:product"),
    value: ({ product }) => product,
    // Mostly the name of the supplier once more.
    hidden: true,
  },
  {
    name: "contact",
    header: (t) => t("suppliers:field.contact"),
    value: ({ contact }) => contact,
    sorted: true,
  },
  { name: "phone", header: (t) => t("suppliers:field.phone"), value: ({ phone }) => phone },
  { name: "line", header: (t) => t("suppliers:field.lineId"), value: ({ lineId }) => lineId },
  {
    name: "hours",
    header: (t) => t("suppliers:hours"),
    value: ({ opensAt, closesAt }) => `${opensAt.slice(0, 5)}–${closesAt.slice(0, 5)}`,
  },
  {
    name: "minutes",
    header: (t) => t("suppliers:answer_minutes"),
    value: ({ minutes }) => minutes,
    kind: "number",
    sorted: true,
  },
  {
    name: "answers",
    header: (t) => t("suppliers:answers"),
    value: ({ answers }) => answers ?? 0,
    kind: "number",
    sorted: true,
    // Stands next to the usual answer.
    hidden: true,
  },
];
