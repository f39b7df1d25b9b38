import type { ReactNode } from "react";

type CheckoutSectionProps = {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Full width on a phone, a card on a wide screen. */
export function CheckoutSection({ title, action, children, className = "" }: CheckoutSectionProps) {
  return (
    <section
      className={`min-w-0 bg-paper px-4 py-6 md:rounded-panel md:border md:border-line md:p-7 ${className}`}
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="text-18 md:text-22">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
