import { clsx } from "clsx";
import { Baht } from "./icons.tsx";

type CashBoxProps = {
  readonly title: string;
  readonly text: string;
  readonly className?: string;
};

/** What is paid in baht on site, always separate from the won paid here. */
export function CashBox({ title, text, className = "mt-4" }: CashBoxProps) {
  return (
    <div className={clsx("cash", className)}>
      <Baht />
      <span>
        <b className="block leading-6">{title}</b>
        <small className="block num">{text}</small>
      </span>
    </div>
  );
}
