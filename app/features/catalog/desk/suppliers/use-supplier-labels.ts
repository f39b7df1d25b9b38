import { useTranslation } from "react-i18next";
import type { SupplierKind } from "#app/domain/catalog/supplier/supplier-form.ts";
import type { RecordLabels } from "#app/features/desk/record/record-input-props.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";

/** The words of the supplier form. */
export function useSupplierLabels(): RecordLabels {
  const { t } = useTranslation("suppliers");
  const { language, weekday } = useAdminFormat();
  return {
    field: (name) => t(`field.${name}` as "field.name"),
    section: (name) => t(`section.${name}` as "section.basic"),
    choice: (name, value) => {
      if (name === "kind") return t(`kind.${value as SupplierKind}`);
      if (name === "language") return language(value);
      return name === "closedDays" ? weekday(Number(value)) : value;
    },
  };
}
