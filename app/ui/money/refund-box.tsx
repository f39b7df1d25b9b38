import { clsx } from "clsx";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";

type RefundBoxProps = {
  readonly head: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** What would be refunded, where the price is. */
export function RefundBox({ head, className, children }: RefundBoxProps) {
  return (
    <div className={clsx("rounded-card bg-fairway-50 p-3.5 text-fairway-900", className)}>
      <p className="flex items-center gap-2 font-bold text-fairway-800">
        <ShieldCheck aria-hidden="true" />
        <span>{head}</span>
      </p>
      {children}
    </div>
  );
}
