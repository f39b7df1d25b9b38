import { clsx } from "clsx";
import { BedDouble, CarFront, PlaneTakeoff, Trophy, UserRound } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { FlagPin } from "#app/ui/icons.tsx";

const ICON: Record<CartLine["kind"] | "return", ComponentType<{ className?: string }>> = {
  golf: FlagPin,
  hotel: BedDouble,
  caddy: UserRound,
  callvan: CarFront,
  return: PlaneTakeoff,
  tournament: Trophy,
};

type TripItemProps = {
  readonly kind: keyof typeof ICON;
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** A stop of a day: its icon on the line that joins the stops, and what is booked. */
export function TripItem({ kind, id, children }: TripItemProps) {
  const Icon = ICON[kind];
  return (
    <li
      id={id}
      className="group/item relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-2.5 md:grid-cols-[3rem_minmax(0,1fr)] md:gap-3 print:break-inside-avoid"
    >
      <div
        className="relative flex flex-col items-center before:absolute before:-inset-y-3 before:left-1/2 before:-ml-px before:w-0.5 before:bg-line group-last/item:before:bottom-auto group-last/item:before:h-10"
        aria-hidden="true"
      >
        <span
          className={clsx(
            "relative z-1 mt-4.5 grid size-7.5 place-items-center rounded-pill border-2 md:mt-3.5 md:size-10",
            kind === "golf"
              ? "border-fairway-600 bg-fairway-600 text-paper"
              : "border-line bg-paper text-ink-2",
          )}
        >
          <Icon className="size-5" />
        </span>
      </div>
      {children}
    </li>
  );
}
