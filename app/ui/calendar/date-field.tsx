import { CalendarDays as CalendarIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type CalendarDays,
  canChoose,
  DATE_INPUT_DEBOUNCE_MS,
  type Month,
  monthOfDay,
  parseDateText,
} from "#app/domain/common/date/calendar-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { fieldClass } from "#app/ui/form/field-class.ts";
import {
  described,
  FieldLabel,
  FieldNotes,
  type FieldText,
  Mistake,
  useFieldIds,
} from "#app/ui/form/field-frame.tsx";
import { inputBoxClass, inputClass } from "#app/ui/form/input-class.ts";
import { iconButtonClass } from "../icon-button.tsx";
import type { DatePopoverProps } from "./date-popover.tsx";

const loadPopover = () => import("./date-popover.tsx");
const DatePopover = lazy(loadPopover);

type DateFieldProps = FieldText & {
  readonly name?: string;
  readonly today: LocalDate;
  readonly value: LocalDate | undefined;
  readonly onChange: (day: LocalDate | undefined) => void;
  readonly min?: LocalDate;
  readonly max?: LocalDate;
  readonly days?: CalendarDays;
  readonly loading?: boolean;
  readonly onMonthChange?: (month: Month) => void;
  readonly required?: boolean;
};

type Wrong = "bad_text" | "bad_day" | undefined;

/** A day that can be typed or picked. Typed text is read after a pause in typing. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, name, today, value, min = today, max, required } = props;
  const { days = {}, loading } = props;
  const { t } = useTranslation("ui");
  const ids = useFieldIds();
  const { text, wrong, month, write, read, choose, turnTo } = useDateText(props);

  return (
    <div className={fieldClass}>
      <FieldLabel ids={ids} label={label} required={required} />
      <div className={inputBoxClass}>
        <input
          id={ids.id}
          name={name}
          className={inputClass()}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t("calendar.placeholder")}
          aria-required={required}
          {...described(ids, { hint, error: wrong ?? error })}
          value={text}
          onChange={(event) => write(event.target.value)}
          onBlur={(event) => read(event.target.value)}
        />
        <DateButton
          label={label}
          today={today}
          month={month}
          days={days}
          selected={value}
          onSelect={(day) => choose(day, undefined)}
          onMonthChange={turnTo}
          min={min}
          max={max}
          loading={loading}
        />
      </div>
      {wrong ? <Mistake id={ids.errorId}>{t(`calendar.${wrong}`)}</Mistake> : null}
      <FieldNotes ids={ids} hint={hint} error={wrong ? undefined : error} />
    </div>
  );
}

/** The typed text, what is wrong with it, and the month that the calendar shows. */
function useDateText({ today, value, onChange, min = today, ...props }: DateFieldProps) {
  const { max, days = {}, onMonthChange } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState<string>(value ?? "");
  const [wrong, setWrong] = useState<Wrong>();
  const [month, setMonth] = useState<Month>(monthOfDay(value ?? today));
  const [shown, setShown] = useState(value);

  // A day set by the parent is written into the box.
  if (value !== shown) {
    setShown(value);
    if (value) setText(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function read(written: string) {
    clearTimeout(timer.current);
    if (written.trim() === "") return choose(undefined, undefined);
    const day = parseDateText(written, today);
    if (!day) return choose(undefined, "bad_text");
    if (!canChoose(day, days[day], { min, max })) return choose(undefined, "bad_day");
    choose(day, undefined);
  }

  function choose(day: LocalDate | undefined, mistake: Wrong): void {
    setWrong(mistake);
    onChange(day);
    if (!day) return;
    setText(day);
    turnTo(monthOfDay(day));
  }

  function turnTo(next: Month): void {
    setMonth(next);
    onMonthChange?.(next);
  }

  function write(written: string) {
    setText(written);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => read(written), DATE_INPUT_DEBOUNCE_MS);
  }

  return { text, wrong, month, write, read, choose, turnTo };
}

/** Opens the calendar of a date field, whose code is loaded on first use. */
function DateButton(props: DatePopoverProps) {
  const { t } = useTranslation("ui");
  const [isAsked, setAsked] = useState(false);
  const closed = (
    <button
      type="button"
      className={iconButtonClass()}
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
