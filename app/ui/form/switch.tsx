import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { described, type FieldText, useFieldIds } from "./field-frame.tsx";

type SwitchProps = Omit<ComponentProps<"input">, "type"> &
  Omit<FieldText, "error"> & { readonly hideLabel?: boolean };

export function Switch({ label, hint, hideLabel = false, id, className, ...props }: SwitchProps) {
  const ids = useFieldIds(id);
  const input = (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
      role="switch"
      id={ids.id}
      className="switch"
      aria-label={hideLabel ? label : undefined}
      {...described(ids, { hint })}
      {...props}
    />
  );
  if (hideLabel) return <span className="grid min-h-11 place-items-center">{input}</span>;
  return (
    <label className={clsx("switch-row", className)} htmlFor={ids.id}>
      <span>
        <b>{label}</b>
        {hint ? (
          <span className="hint block" id={ids.hintId}>
            {hint}
          </span>
        ) : null}
      </span>
      {input}
    </label>
  );
}
