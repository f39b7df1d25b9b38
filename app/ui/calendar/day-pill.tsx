import { lazy, Suspense, useState } from "react";
import { type DayPillProps, DayPillText, dayPillClass } from "./day-pill-look.tsx";

const loadPopover = () => import("./day-popover.tsx");
const DayPopover = lazy(loadPopover);

/** A day in the bar of a list: opens a calendar, which comes only for those who reach for it. */
export function DayPill(props: DayPillProps) {
  const [isAsked, setAsked] = useState(false);
  const closed = (
    <button
      type="button"
      className={dayPillClass(props)}
      aria-label={`${props.label}: ${props.text}`}
      aria-haspopup="dialog"
      aria-expanded="false"
      onPointerEnter={() => void loadPopover()}
      onFocus={() => void loadPopover()}
      onClick={() => setAsked(true)}
    >
      <DayPillText text={props.text} />
    </button>
  );
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <DayPopover {...props} />
    </Suspense>
  );
}
