import { Popover } from "@base-ui/react/popover";
import { clsx } from "clsx";
import { CalendarDays as CalendarIcon } from "lucide-react";
import { useState } from "react";
import { type Month, monthOfDay, POPOVER_HIDE_DELAY_MS } from "#app/domain/calendar.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { Button } from "./button.tsx";
import { Calendar } from "./calendar.tsx";

type DayPillProps = {
  readonly label: string;
  /** The chosen day in words, or that none is chosen. */
  readonly text: string;
  readonly clear: string;
  readonly today: LocalDate;
  readonly last: LocalDate;
  readonly value: LocalDate | undefined;
  readonly onChange: (day: LocalDate | undefined) => void;
  readonly look?: "chip" | "part";
  readonly className?: string;
};

/** A day in the bar of a list: opens a calendar, and can be let go of again. */
export function DayPill(props: DayPillProps) {
  const { label, text, clear, today, last, value, onChange, look = "part", className } = props;
  const [open, setOpen] = useState(false);
  const [month, setMonth] = useState<Month>(monthOfDay(value ?? today));

  function choose(day: LocalDate | undefined) {
    onChange(day);
    // Long enough to see what was chosen.
    setTimeout(() => setOpen(false), POPOVER_HIDE_DELAY_MS);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className={clsx("day-pill", look === "chip" && "chip", value && "is-set", className)}
        aria-label={`${label}: ${text}`}
      >
        <CalendarIcon aria-hidden="true" className="lead" />
        <span className="truncate">{text}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popover-place" sideOffset={8} align="start">
          <Popover.Popup className="popover" aria-label={label}>
            <Calendar
              today={today}
              max={last}
              month={month}
              days={{}}
              selected={value}
              onSelect={choose}
              onMonthChange={setMonth}
            />
            {value ? (
              <Button variant="ghost" size="sm" block onClick={() => choose(undefined)}>
                {clear}
              </Button>
            ) : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
