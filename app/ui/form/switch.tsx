import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { hintClass } from "#app/ui/form/field-class.ts";
import { described, type FieldText, useFieldIds } from "./field-frame.tsx";

/** Of a checkbox. */
export const switchClass =
  "relative h-8 w-13 flex-none cursor-pointer appearance-none rounded-pill bg-line-3 transition-colors duration-(--dur) ease-out-soft after:absolute after:top-0.75 after:left-0.75 after:size-6.5 after:rounded-pill after:bg-paper after:shadow-[0_1px_3px_rgb(16_32_26/0.25)] after:transition-[left] after:duration-(--dur) after:ease-out-soft checked:bg-fairway-600 checked:after:left-5.75";

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
      className={switchClass}
      aria-label={hideLabel ? label : undefined}
      {...described(ids, { hint })}
      {...props}
    />
  );
  if (hideLabel) return <span className="grid min-h-11 place-items-center">{input}</span>;
  return (
    <label
      className={clsx("flex min-h-14 items-center justify-between gap-3", className)}
      htmlFor={ids.id}
    >
      <span>
        <b>{label}</b>
        {hint ? (
          <span className={`${hintClass} block`} id={ids.hintId}>
            {hint}
          </span>
        ) : null}
      </span>
      {input}
    </label>
  );
}
