import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { fieldClass, hintClass, labelClass } from "#app/ui/form/field-class.ts";
import { inputBoxClass, inputClass } from "#app/ui/form/input-class.ts";
import { TickBox, tickInputClass, tickRowClass } from "#app/ui/form/tick-box.tsx";
import { segmentClass } from "#app/ui/look/segment-class.ts";
import {
  described,
  ErrorText,
  FailureText,
  FieldLabel,
  FieldNotes,
  type FieldText,
  useFieldIds,
} from "./field-frame.tsx";

export { ErrorText, FailureText };

type TextFieldProps = ComponentProps<"input"> & FieldText & { readonly after?: ReactNode };

/** `after` is placed inside the box at its end: a unit, or an IconButton that shows a password. */
export function TextField({
  label,
  hint,
  error,
  after,
  id,
  className,
  required,
  ...props
}: TextFieldProps) {
  const ids = useFieldIds(id);
  return (
    <div className={clsx(fieldClass, className)}>
      <FieldLabel ids={ids} label={label} required={required} />
      <div className={inputBoxClass}>
        <input
          id={ids.id}
          className={inputClass()}
          aria-required={required}
          {...described(ids, { hint, error })}
          {...props}
        />
        {after}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

type TextAreaProps = ComponentProps<"textarea"> & FieldText;

export function TextArea({ label, hint, error, id, className, required, ...props }: TextAreaProps) {
  const ids = useFieldIds(id);
  return (
    <div className={clsx(fieldClass, className)}>
      <FieldLabel ids={ids} label={label} required={required} />
      <textarea
        id={ids.id}
        className={inputClass({ kind: "area" })}
        aria-required={required}
        {...described(ids, { hint, error })}
        {...props}
      />
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

export type Option = { readonly value: string; readonly label: string };

type SelectFieldProps = Omit<ComponentProps<"select">, "children"> &
  FieldText & { readonly options: readonly Option[]; readonly placeholder?: string };

/** The native select: quick on a phone, and works without scripts. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  id,
  className,
  required,
  ...props
}: SelectFieldProps) {
  const ids = useFieldIds(id);
  return (
    <div className={clsx(fieldClass, className)}>
      <FieldLabel ids={ids} label={label} required={required} />
      <div className={inputBoxClass}>
        <select
          id={ids.id}
          className={inputClass({ kind: "select" })}
          aria-required={required}
          {...described(ids, { hint, error })}
          {...props}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

type CheckFieldProps = Omit<ComponentProps<"input">, "type"> &
  Omit<FieldText, "label"> & { readonly label: ReactNode };

export function CheckField({ label, hint, error, id, className, ...props }: CheckFieldProps) {
  const ids = useFieldIds(id);
  return (
    <div className={className}>
      <label className={tickRowClass} htmlFor={ids.id}>
        <input
          type="checkbox"
          id={ids.id}
          className={tickInputClass}
          {...described(ids, { hint, error })}
          {...props}
        />
        <TickBox />
        <span>{label}</span>
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

type RadioGroupProps = FieldText & {
  readonly name: string;
  /** Of a form that stands elsewhere. */
  readonly form?: string;
  readonly options: readonly (Option & { readonly hint?: string; readonly disabled?: boolean })[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** `segment` puts a few short options side by side in one box. */
  readonly look?: "rows" | "segment";
  readonly hideLabel?: boolean;
  readonly className?: string;
};

export function RadioGroup({
  label,
  hint,
  error,
  name,
  form,
  options,
  value,
  defaultValue,
  onChange,
  look = "rows",
  hideLabel = false,
  className,
}: RadioGroupProps) {
  const ids = useFieldIds();
  return (
    <fieldset className={clsx(fieldClass, className)} {...described(ids, { hint, error })}>
      <legend className={hideLabel ? "sr-only" : `${labelClass} mb-1.5`}>{label}</legend>
      <div className={look === "segment" ? segmentClass() : "grid"}>
        {options.map((option) => (
          <label key={option.value} className={look === "segment" ? undefined : tickRowClass}>
            <input
              type="radio"
              className={tickInputClass}
              name={name}
              form={form}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
            />
            {look === "segment" ? null : <TickBox shape="round" mark="dot" />}
            <span>
              {option.label}
              {option.hint ? <span className={`${hintClass} block`}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
