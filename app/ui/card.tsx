import { clsx } from "clsx";
import type { HTMLAttributes } from "react";

type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: "div" | "section" | "article" | "aside" | "li";
  /** A panel is raised above the page; a well is sunk into it. */
  readonly look?: "card" | "panel" | "well";
  readonly padded?: boolean;
};

export function Card({
  as: Tag = "div",
  look = "card",
  padded = true,
  className,
  ...props
}: CardProps) {
  const padding = padded && look !== "well" && "p-5 md:p-6";
  return <Tag className={clsx(look, padding, className)} {...props} />;
}
