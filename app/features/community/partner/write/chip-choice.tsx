import { useId } from "react";

type ChipChoiceProps = {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
};

/** Chips that send a value, also without scripts. */
export function ChipChoice({ type, name, label, hint, options, chosen }: ChipChoiceProps) {
  const hintId = useId();
  return (
    <fieldset className="field" aria-describedby={hint ? hintId : undefined}>
      <legend className="label mb-1.5">
        {label}
        {hint ? (
          <span id={hintId} className="ms-1.5 font-normal text-ink-3">
            {hint}
          </span>
        ) : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="chip cursor-pointer has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pick-600"
          >
            <input
              type={type}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
