import { clsx } from "clsx";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { TAG_SEPARATOR } from "#app/domain/desk/record/record-fields.ts";
import { changedClass } from "#app/features/desk/record/field-look.ts";
import type { InputProps } from "#app/features/desk/record/record-input-props.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorText, type Option } from "#app/ui/form/field.tsx";
import { fieldClass, labelClass } from "#app/ui/form/field-class.ts";
import { inputClass } from "#app/ui/form/input-class.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

const SHOWN = 6;

/** Products chosen by search, in their order. */
export function ProductsInput({ field, labels, options, start, changed, errorOf }: InputProps) {
  const { name } = field;
  const { t } = useTranslation("desk");
  const all = options[name] ?? [];
  const [chosen, setChosen] = useState(() => refsIn(start[name]));
  const input = useRef<HTMLInputElement>(null);
  const value = chosen.join(TAG_SEPARATOR);
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    // The form counts changes by this event, wherever they come from.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  const move = (index: number, by: -1 | 1) =>
    setChosen(chosen.toSpliced(index, 1).toSpliced(index + by, 0, chosen[index] ?? ""));
  const labelOf = (ref: string) => all.find((option) => option.value === ref)?.label ?? ref;

  return (
    <fieldset
      className={clsx(`${fieldClass} col-span-full`, changed.includes(name) && changedClass)}
    >
      <legend className={`${labelClass} mb-1.5`}>{labels.field(name)}</legend>
      <input ref={input} type="text" name={name} value={value} readOnly hidden />
      {chosen.length === 0 ? null : (
        <ol className="mb-2 grid gap-1">
          {chosen.map((ref, index) => (
            <li key={ref} className="flex items-center gap-2 border-line border-b py-1">
              <span className="min-w-0 flex-1 truncate">
                <Kind of={ref} /> {labelOf(ref)}
              </span>
              <IconButton
                icon={ArrowUp}
                label={t("products.up", { name: labelOf(ref) })}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t("products.down", { name: labelOf(ref) })}
                disabled={index === chosen.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={X}
                label={t("products.remove", { name: labelOf(ref) })}
                onClick={() => setChosen(chosen.filter((each) => each !== ref))}
              />
            </li>
          ))}
        </ol>
      )}
      <Search
        options={all.filter((option) => !chosen.includes(option.value))}
        onAdd={(ref) => setChosen([...chosen, ref])}
      />
      <ErrorText code={errorOf(name)} />
    </fieldset>
  );
}

type SearchProps = {
  readonly options: readonly Option[];
  readonly onAdd: (ref: string) => void;
};

function Search({ options, onAdd }: SearchProps) {
  const { t } = useTranslation("desk");
  const [query, setQuery] = useState("");
  const wanted = query.trim().toLowerCase();
  const matches = options
    .filter(({ value, label }) => `${label} ${value}`.toLowerCase().includes(wanted))
    .slice(0, SHOWN);
  return (
    <>
      <input
        type="search"
        className={inputClass()}
        autoComplete="off"
        aria-label={t("products.search")}
        placeholder={t("products.search")}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          const [first] = wanted === "" ? [] : matches;
          if (!first) return;
          onAdd(first.value);
          setQuery("");
        }}
      />
      {wanted === "" ? null : (
        <ul className="mt-1 grid gap-1" aria-label={t("products.matches")}>
          {matches.length === 0 ? <li className="text-ink-3">{t("products.none")}</li> : null}
          {matches.map(({ value, label }) => (
            <li key={value} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate">
                <Kind of={value} /> {label}
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t("products.add", { name: label })}
                onClick={() => {
                  onAdd(value);
                  setQuery("");
                }}
              >
                {t("products.add_button")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Kind({ of }: { readonly of: string }) {
  const { t } = useTranslation("desk");
  const [kind] = of.split(":") as [ProductKind];
  return <Badge>{t(`product.${kind}`)}</Badge>;
}

function refsIn(text: string | undefined): readonly string[] {
  return (text ?? "").split(TAG_SEPARATOR).filter(Boolean);
}
