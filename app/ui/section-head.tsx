import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";

type SectionHeadProps = {
  readonly title: string;
  readonly sub?: ReactNode;
  readonly more?: { readonly to: string; readonly label: string };
  /** For `aria-labelledby`, or for an anchor. */
  readonly id?: string;
};

export function SectionHead({ title, sub, more, id }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div className="min-w-0">
        <h2 id={id}>{title}</h2>
        {sub ? <p>{sub}</p> : null}
      </div>
      {more ? (
        <AppLink className="more" to={more.to}>
          <span className="sr-only">{title}: </span>
          {more.label}
          <ChevronRight aria-hidden="true" />
        </AppLink>
      ) : null}
    </div>
  );
}
