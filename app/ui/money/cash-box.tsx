import { clsx } from "clsx";
import { Baht } from "#app/ui/look/trade-icons.tsx";

/** For what says more than a box can. */
export const cashClass =
  "grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 rounded-card bg-warn-50 px-3.5 py-3 text-warn-900 [&_b]:whitespace-nowrap [&_b]:tabular-nums [&_small]:text-14 [&_small]:leading-5 [&_small]:text-warn-800 [&>svg]:size-5.5 [&>svg]:text-warn-700";

type CashBoxProps = {
  readonly title: string;
  readonly text: string;
  readonly className?: string;
};

/** What is paid in baht on site, always separate from the won paid here. */
export function CashBox({ title, text, className = "mt-4" }: CashBoxProps) {
  return (
    <div className={clsx(cashClass, className)}>
      <Baht />
      <span>
        <b className="block leading-6">{title}</b>
        <small className="block tabular-nums whitespace-nowrap">{text}</small>
      </span>
    </div>
  );
}
