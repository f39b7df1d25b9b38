import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { wellClass } from "#app/ui/look/classes.ts";

const GROUND = {
  good: "bg-fairway-50 text-fairway-700",
  bad: "bg-danger-50 text-danger-700",
  unknown: "bg-sand-2 text-ink-2",
} as const;

type ResultCardProps = {
  readonly icon: LucideIcon;
  readonly tone: keyof typeof GROUND;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
};

/** How a payment ended: the page's one sentence, and where to go from here. */
export function ResultCard({ icon: Icon, tone, title, text, children, actions }: ResultCardProps) {
  return (
    <Card as="section" look="panel" className="mx-auto max-w-[36rem] md:p-8">
      <span className={`grid size-16 place-items-center rounded-full ${GROUND[tone]}`}>
        <Icon className="size-8" aria-hidden="true" />
      </span>
      <h1 className="mt-4 text-22 md:text-28">{title}</h1>
      <div className="mt-1 text-ink-2">{text}</div>
      {children}
      <div className="mt-6 flex flex-wrap gap-2">{actions}</div>
    </Card>
  );
}

type Fact = { readonly label: string; readonly value: ReactNode | undefined };

/** Leaves out unknown facts. */
export function PaymentFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={`${wellClass} mt-5 grid gap-2`}>
      {known.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-x-4">
          <dt className="flex-none text-ink-2">{label}</dt>
          <dd className="min-w-0 text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
