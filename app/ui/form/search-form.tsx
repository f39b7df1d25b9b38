import { Search } from "lucide-react";
import { Form } from "react-router";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";

type SearchFormProps = {
  /** Where the results are, without the language. */
  readonly path: string;
  readonly label: string;
  readonly button: string;
  readonly q: string | undefined;
  readonly maxLength: number;
  /** What else the address keeps. */
  readonly kept?: Readonly<Record<string, string | undefined>>;
  readonly className?: string;
};

/** A plain form: the address says what was searched. */
export function SearchForm(props: SearchFormProps) {
  const { path, label, button, q, maxLength, kept = {}, className = "" } = props;
  const localized = useLocalized();
  return (
    <Form method="get" action={localized(path)} role="search" className={`flex gap-2 ${className}`}>
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <input
        key={q ?? ""}
        type="search"
        name="q"
        className={inputClass({ className: "min-w-0 flex-1" })}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        defaultValue={q}
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" />
        {button}
      </Button>
    </Form>
  );
}
