import { clsx } from "clsx";
import { ChevronDown, ListFilter, Search } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useSearchParams } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { inputBoxClass, inputClass } from "#app/ui/form/input-class.ts";

/** On a wide screen its children stand in the row of the form. */
const filtersClass =
  "flex w-full flex-wrap gap-2 sm:contents max-sm:[&>:is(div,input)]:flex-[1_1_40%]";

type SelectFilter = {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

type DayFilter = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
};

type ListSearchProps = {
  readonly q: string;
  readonly hint: string;
  readonly selects: readonly SelectFilter[];
  readonly days: readonly DayFilter[];
};

/** A search starts at the first page and preserves the other filters. On a phone the selects are behind a button. */
export function ListSearch({ q, hint, selects, days }: ListSearchProps) {
  const { t } = useTranslation("desk");
  const [search] = useSearchParams();
  const replaced = ["q", "page", "done", ...[...days, ...selects].map(({ name }) => name)];
  const preserved = [...search].filter(([name]) => !replaced.includes(name));
  const chosen = [...selects, ...days].filter(({ value }) => value).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  return (
    <Form
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>button]:-order-1"
    >
      {preserved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {selects.length + days.length > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          className={buttonClass({ variant: "secondary", size: "xs", className: "sm:hidden" })}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden="true" />
          {chosen > 0 ? t("list.filters_set", { count: chosen }) : t("list.filters")}
        </button>
      ) : null}
      <div data-filters className={clsx(filtersClass, !isOpen && "max-sm:hidden")}>
        {selects.map((select) => (
          <FilterSelect key={`${select.name}:${select.value}`} {...select} />
        ))}
        {days.map(({ name, label, value }) => (
          <input
            key={`${name}:${value}`}
            type="date"
            name={name}
            defaultValue={value}
            aria-label={label}
            className={inputClass({ fit: true })}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          />
        ))}
      </div>
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={hint}
        placeholder={hint}
        className={inputClass({
          fit: true,
          className: "w-56 max-sm:-order-2 max-sm:min-w-0 max-sm:flex-1",
        })}
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
      <div className={inputBoxClass}>
        <select
          id={id}
          name={name}
          defaultValue={value}
          className={inputClass({ kind: "select", fit: true, className: "max-md:min-w-full" })}
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
