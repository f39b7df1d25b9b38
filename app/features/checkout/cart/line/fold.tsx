import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = { readonly open: string; readonly children: ReactNode };

/** Details that most people do not need; opened, they take the full width. */
export function Fold({ open, children }: FoldProps) {
  return (
    <details className="fold group">
      <summary className="quiet-link cursor-pointer gap-1">
        {open}
        <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
