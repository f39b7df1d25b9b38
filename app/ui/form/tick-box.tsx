import { Check } from "lucide-react";

/** A row with a tick box, or a round one, that can be pressed anywhere. */
export const tickRowClass = "relative flex min-h-12 items-center gap-3";

/** The native input; what is seen is the `TickBox` behind it. */
export const tickInputClass = "peer absolute opacity-0";

type TickBoxProps = { readonly shape?: "square" | "round"; readonly mark?: "tick" | "dot" };

export function TickBox({ shape = "square", mark = "tick" }: TickBoxProps) {
  return (
    <span
      className={`grid size-6 flex-none place-items-center border-2 border-line-3 bg-paper text-transparent peer-checked:border-fairway-600 peer-checked:bg-fairway-600 peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-pick-600 peer-disabled:border-line-2 peer-disabled:bg-sand-2 peer-checked:peer-disabled:text-ink-3 peer-aria-invalid:border-danger-600 ${shape === "square" ? "rounded-[0.4375rem]" : "rounded-pill"}`}
      aria-hidden="true"
    >
      {mark === "tick" ? (
        <Check className="size-4.5 stroke-3" />
      ) : (
        <span className="size-2.5 rounded-pill bg-current" />
      )}
    </span>
  );
}
