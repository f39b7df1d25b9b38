import type { ComponentType } from "react";

type Fact = {
  readonly icon: ComponentType<{ className?: string }>;
  readonly title: string;
  readonly text?: string;
};

/** Two facts side by side on a phone, three on a wide screen. */
export function FactStrip({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
      {facts.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex min-w-0 items-center gap-3">
          <Icon className="size-6 text-fairway-700" aria-hidden="true" />
          <span className="min-w-0">
            <b className="block leading-6">{title}</b>
            {text ? <span className="block text-14 leading-5 text-ink-2">{text}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
