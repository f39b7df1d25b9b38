import type { ReactNode } from "react";
import { roundCardClass } from "#app/ui/look/surface.ts";

type GuidePartProps = { readonly title: string; readonly children: ReactNode };

export function GuidePart({ title, children }: GuidePartProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-18">{title}</h2>
      <div className={`${roundCardClass} grid gap-4 p-5`}>{children}</div>
    </section>
  );
}
