import { lazy, Suspense, useState } from "react";
import { type DayPillProps, DayPillText, dayPillClass } from "./day-pill-look.tsx";

const loadPopover = () => import("./day-popover.tsx");
const DayPopover = lazy(loadPopover);

/** A date filter: opens a calendar, whose code is loaded on first use. */
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
