import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { DateField } from "#app/ui/calendar/date-field.tsx";
import { CheckField, RadioGroup, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { Stepper } from "#app/ui/form/stepper.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { GuidePart } from "./guide-part.tsx";

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
