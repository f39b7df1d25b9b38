import { ChevronDown, Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Form, useSearchParams } from "react-router";
import { Button } from "#app/ui/button.tsx";

export type SelectFilter = {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type ListSearchProps = {
  readonly q: string;
  readonly hint: string;
  readonly selects: readonly SelectFilter[];
  readonly fields?: ReactNode;
  readonly fieldNames: readonly string[];
};

/** A search starts at the first page and preserves the other filters. It works without scripts. */
export function ListSearch({ q, hint, selects, fields, fieldNames }: ListSearchProps) {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  const replaced = ["q", "page", "done", ...fieldNames, ...selects.map(({ name }) => name)];
  const preserved = [...search].filter(([name]) => !replaced.includes(name));
  return (
    <Form method="get" role="search" className="flex flex-wrap items-center gap-2">
      {preserved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {selects.map((select) => (
        <FilterSelect key={`${select.name}:${select.value}`} {...select} />
      ))}
      {fields}
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={hint}
        placeholder={hint}
        className="input !w-56"
      />
      <Button type="submit" variant="secondary" size="xs" aria-label={t("list.search")}>
        <Search aria-hidden="true" />
      </Button>
    </Form>
  );
}

/** Submits the form when something is chosen. */
function FilterSelect({ name, label, all, value = "", options }: SelectFilter) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="input-box">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="input !w-auto !pr-9"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </>
  );
}
