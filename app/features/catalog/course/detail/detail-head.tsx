import { ChevronRight } from "lucide-react";
import { AppLink } from "#app/ui/app-link.tsx";
import { moreLinkClass } from "#app/ui/section-head.tsx";

type DetailHeadProps = {
  readonly title: string;
  readonly text?: string;
  readonly more: { readonly to: string; readonly label: string };
};

/** The head of a section inside a detail page: smaller than a page's own sections. */
export function DetailHead({ title, text, more }: DetailHeadProps) {
  return (
    <div className="mb-4 flex items-end justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-22">{title}</h2>
        {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
      </div>
      <AppLink className={moreLinkClass} to={more.to}>
        {more.label}
        <ChevronRight aria-hidden="true" />
      </AppLink>
    </div>
  );
}
