import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import {
  type Month,
  monthOfDay,
  POPOVER_HIDE_DELAY_MS,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { Button } from "#app/ui/button.tsx";
import { popoverClass, popoverPlaceClass } from "#app/ui/overlay/popover-class.ts";
import { type DayPillProps, DayPillText, dayPillClass } from "./day-pill-look.tsx";
import { Calendar } from "./month-calendar.tsx";

/** The pill after its first tap: the calendar is open at once. */
export default function DayPopover(props: DayPillProps) {
  const { label, text, clear, today, last, value, onChange } = props;
  const [open, setOpen] = useState(true);
  const [month, setMonth] = useState<Month>(monthOfDay(value ?? today));

  function choose(day: LocalDate | undefined) {
    onChange(day);
    // Long enough to see the chosen day.
    setTimeout(() => setOpen(false), POPOVER_HIDE_DELAY_MS);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={dayPillClass(props)} aria-label={`${label}: ${text}`}>
        <DayPillText text={text} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popoverPlaceClass} sideOffset={8} align="start">
          <Popover.Popup className={popoverClass} aria-label={label}>
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
