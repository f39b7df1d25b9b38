import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarDays, DateRange, Month } from "#app/domain/common/date/calendar-rules.ts";
import { dayRange, type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { DateField } from "#app/ui/calendar/date-field.tsx";
import { Calendar } from "#app/ui/calendar/month-calendar.tsx";
import { useCalendarMonths } from "#app/ui/calendar/use-calendar-months.ts";
import { CheckField, RadioGroup, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { Stepper } from "#app/ui/form/stepper.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { GuidePart } from "./guide-controls.tsx";

export function GuideForm({ today }: { readonly today: LocalDate }) {
  const { t } = useTranslation("ui");
  const [people, setPeople] = useState(2);
  const [day, setDay] = useState<LocalDate>();
  const options = [
    { value: "all", label: t("guide.all") },
    { value: "place", label: t("guide.place") },
  ];
  return (
    <GuidePart title={t("guide.form")}>
      <TextField label={t("guide.name")} name="name" required hint={t("guide.text")} />
      <TextField
        label={t("guide.password")}
        name="password"
        type="password"
        error="auth.password_required"
        after={<IconButton icon={Eye} label={t("guide.show")} />}
      />
      <SelectField label={t("guide.place")} name="place" options={options} />
      <DateField label={t("guide.day")} today={today} value={day} onChange={setDay} />
      <TextArea label={t("guide.note")} name="note" rows={3} />
      <CheckField label={t("guide.agree")} name="agree" defaultChecked />
      <RadioGroup label={t("guide.place")} name="rows" options={options} defaultValue="all" />
      <RadioGroup
        label={t("guide.place")}
        name="segment"
        options={options}
        defaultValue="place"
        look="segment"
        hideLabel
      />
      <div className="flex items-center justify-between">
        <b>{t("guide.people")}</b>
        <Stepper label={t("guide.people")} value={people} min={1} max={4} onChange={setPeople} />
      </div>
      <Switch label={t("guide.van")} hint={t("guide.text")} name="van" defaultChecked />
    </GuidePart>
  );
}

const FIRST_MONTH: Month = "2027-01";

/** The demo trip of the design: Pattaya, January 2027. */
function demoDays(holiday: string): CalendarDays {
  const days: Record<LocalDate, CalendarDays[LocalDate]> = {};
  for (const day of dayRange("2026-12-01", 120)) {
    const peak = day >= "2026-12-24" && day <= "2027-01-05";
    const isWeekend = [0, 6].includes(weekdayOf(day));
    days[day] = { price: won(peak ? 313_000 : isWeekend ? 285_000 : 242_000), peak };
  }
  days["2027-01-01"] = { price: won(313_000), peak: true, holiday };
  days["2027-01-09"] = { state: "sold" };
  days["2027-01-20"] = { state: "closed" };
  days["2027-01-30"] = { state: "none" };
  return days;
}

export function GuideCalendar({ today }: { readonly today: LocalDate }) {
  const { t } = useTranslation("ui");
  const [day, setDay] = useState<LocalDate>("2027-01-12");
  const [stay, setStay] = useState<DateRange>({ from: "2027-01-11", to: "2027-01-13" });
  const days = demoDays(t("guide.holiday"));
  const months = useCalendarMonths(FIRST_MONTH, days, async () => days);
  const shared = {
    today,
    month: months.month,
    days: months.days,
    loading: months.loading,
    onMonthChange: months.show,
  };
  return (
    <GuidePart title={t("guide.calendar")}>
      <Calendar {...shared} selected={day} onSelect={setDay} />
      <hr className="border-line" />
      <Calendar {...shared} mode="range" selected={stay} onSelect={setStay} />
      <hr className="border-line" />
      <Calendar {...shared} days={{}} loading selected={undefined} onSelect={setDay} />
    </GuidePart>
  );
}
