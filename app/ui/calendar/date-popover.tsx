import { Popover } from "@base-ui/react/popover";
import { CalendarDays as CalendarIcon } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type CalendarDays,
  type Month,
  POPOVER_HIDE_DELAY_MS,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { popoverClass, popoverPlaceClass } from "#app/ui/overlay/popover-class.ts";
import { iconButtonClass } from "../icon-button.tsx";
import { Calendar } from "./month-calendar.tsx";

export type DatePopoverProps = {
  readonly label: string;
  readonly today: LocalDate;
  readonly month: Month;
  readonly days: CalendarDays;
  readonly selected: LocalDate | undefined;
  readonly onSelect: (day: LocalDate) => void;
  readonly onMonthChange: (month: Month) => void;
  readonly min: LocalDate;
  readonly max?: LocalDate | undefined;
  readonly loading?: boolean | undefined;
};

/** The button after its first press: the calendar is open at once. */
export default function DatePopover({ label, onSelect, ...calendar }: DatePopoverProps) {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(true);

  function pick(day: LocalDate) {
    onSelect(day);
    // Long enough to see the chosen day.
    setTimeout(() => setOpen(false), POPOVER_HIDE_DELAY_MS);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={iconButtonClass()} aria-label={t("calendar.open")}>
        <CalendarIcon aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popoverPlaceClass} sideOffset={8} align="end">
          <Popover.Popup className={popoverClass} aria-label={label}>
            <Calendar {...calendar} onSelect={pick} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
