import { CalendarDays as CalendarIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DatePopoverProps } from "./date-popover.tsx";

const loadPopover = () => import("./date-popover.tsx");
const DatePopover = lazy(loadPopover);

/** Opens the calendar of a date field, whose code is loaded on first use. */
export function DateButton(props: DatePopoverProps) {
  const { t } = useTranslation("ui");
  const [isAsked, setAsked] = useState(false);
  const closed = (
    <button
      type="button"
      className="icon-btn"
      aria-label={t("calendar.open")}
      aria-haspopup="dialog"
      aria-expanded="false"
      onPointerEnter={() => void loadPopover()}
      onFocus={() => void loadPopover()}
      onClick={() => setAsked(true)}
    >
      <CalendarIcon aria-hidden="true" />
    </button>
  );
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <DatePopover {...props} />
    </Suspense>
  );
}
