import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import { panelClass, roundCardClass } from "#app/ui/look/classes.ts";

const LOOK = {
  card: roundCardClass,
  /** It asks for something. */
  marked: "rounded-panel border-2 border-fairway-600 bg-paper",
  /** Raised above the page. */
  panel: panelClass,
} as const;

type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: "div" | "section" | "article" | "aside" | "li";
  readonly look?: keyof typeof LOOK;
  readonly padded?: boolean;
};

export function Card({
  as: Tag = "div",
  look = "card",
  padded = true,
  className,
  ...props
}: CardProps) {
  return <Tag className={clsx(LOOK[look], padded && "p-5 md:p-6", className)} {...props} />;
}
