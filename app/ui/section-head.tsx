import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";

export const moreLinkClass =
  "-my-2 inline-flex min-h-11 items-center gap-0.5 text-14 font-semibold whitespace-nowrap text-ink-2 md:text-16";

type SectionHeadProps = {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly more?: { readonly to: string; readonly label: string };
  /** For `aria-labelledby`, or for an anchor. */
  readonly id?: string;
};

export function SectionHead({ title, sub, more, id }: SectionHeadProps) {
  return (
    <div className="mb-4 flex items-end justify-between gap-4 md:mb-5">
      <div className="min-w-0">
        <h2 id={id} className="text-22 md:text-28">
          {title}
        </h2>
        {sub ? <p className="mt-0.5 text-14 text-ink-2 md:text-16">{sub}</p> : null}
      </div>
      {more ? (
        <AppLink className={moreLinkClass} to={more.to}>
          <span className="sr-only">{title}: </span>
          {more.label}
          <ChevronRight aria-hidden="true" />
        </AppLink>
      ) : null}
    </div>
  );
}
