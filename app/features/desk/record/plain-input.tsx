import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { type FieldKind, TAG_SEPARATOR } from "#app/domain/desk/record/record-fields.ts";
import {
  CheckField,
  ErrorText,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
} from "#app/ui/form/field.tsx";
import { fieldClass, labelClass } from "#app/ui/form/field-class.ts";
import { changedClass } from "./field-look.ts";
import type { InputProps } from "./record-input-props.ts";

type TextLook = Pick<ComponentProps<"input">, "type" | "inputMode" | "step">;

const LOOK: Partial<Record<FieldKind, TextLook>> = {
  day: { type: "date" },
  time: { type: "time" },
  moment: { type: "datetime-local" },
  won: { inputMode: "numeric" },
  number: { inputMode: "decimal" },
};

/** A field without a language, by its kind. */
export function PlainInput(props: InputProps) {
  const { field, labels, start, changed, errorOf } = props;
  const { name, kind, required } = field;
  const common = {
    name,
    label: labels.field(name),
    hint: labels.hint?.(name),
    error: errorOf(name),
    className: clsx(
      WIDE.has(kind) && "col-span-full",
      kind === "text" && (field.max ?? 0) >= LONG && "col-span-2",
      changed.includes(name) && changedClass,
    ),
  };
  if (kind === "switch") return <CheckField {...common} defaultChecked={start[name] === "on"} />;
  if (kind === "tags") return <TagsInput {...props} />;
  if (kind === "choice" || kind === "reference") return <ChoiceInput {...props} />;
  if (kind === "long_text") {
    return <TextArea {...common} required={required} defaultValue={start[name]} />;
  }
  return (
    <TextField
      {...common}
      {...LOOK[kind]}
      required={required}
      maxLength={kind === "text" ? field.max : undefined}
      defaultValue={start[name]}
    />
  );
}

/** Names and addresses that hardly fit into one column. */
const LONG = 100;
const WIDE: ReadonlySet<FieldKind> = new Set(["long_text", "tags"]);

function ChoiceInput({ field, labels, options, start, changed, errorOf }: InputProps) {
  const { name, choices = [], required, isSegment } = field;
  const all =
    options[name] ??
    choices.map((value) => ({ value, label: labels.choice?.(name, value) ?? value }));
  const common = {
    name,
    label: labels.field(name),
    hint: labels.hint?.(name),
    error: errorOf(name),
    options: all,
  };
  const isWide = isSegment || field.isWide;
  const className = clsx(isWide && "col-span-full", changed.includes(name) && changedClass);
  const first = required && !options[name] ? choices[0] : "";
  if (isSegment) {
    return (
      <RadioGroup
        {...common}
        look="segment"
        className={className}
        defaultValue={start[name] || (first ?? "")}
      />
    );
  }
  return (
    <SelectField
      {...common}
      className={className}
      required={required}
      defaultValue={start[name] || first}
      {...(first === "" ? { placeholder: "" } : {})}
    />
  );
}

function TagsInput({ field, labels, start, changed, errorOf }: InputProps) {
  const { name, choices = [] } = field;
  const chosen = (start[name] ?? "").split(TAG_SEPARATOR);
  return (
    <fieldset
      className={clsx(`${fieldClass} col-span-full`, changed.includes(name) && changedClass)}
    >
      <legend className={`${labelClass} mb-1.5`}>{labels.field(name)}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {choices.map((value) => (
          <CheckField
            key={value}
            name={name}
            value={value}
            label={labels.choice?.(name, value) ?? value}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      <ErrorText code={errorOf(name)} />
    </fieldset>
  );
}
