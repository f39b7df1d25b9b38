import { ArrowDownUp } from "lucide-react";
import { oneOf } from "#app/domain/common/paging.ts";
import { PillSelect } from "./pill-select.tsx";

type SortSelectProps<Sort extends string> = {
  readonly label: string;
  readonly sorts: readonly Sort[];
  readonly nameOf: (sort: Sort) => string;
  readonly value: Sort;
  readonly onChange: (sort: Sort) => void;
  readonly className?: string;
};

/** Chooses the order of a list. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { label, sorts, nameOf, value, onChange, className } = props;
  return (
    <PillSelect
      look="chip"
      label={label}
      icon={ArrowDownUp}
      className={className}
      value={value}
      onChange={(chosen) => onChange(oneOf(chosen, sorts) ?? value)}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort}>
          {nameOf(sort)}
        </option>
      ))}
    </PillSelect>
  );
}
