import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { Fields, PartnerFormProps } from "./typed-partner.ts";

/** Of a round that is not booked yet; shown by style alone, so that it also works without scripts. */
export function PlanFields({ courses, of, errorOf }: Fields & Pick<PartnerFormProps, "courses">) {
  const { t } = useTranslation("partner");
  return (
    <div className="mt-5 hidden gap-5 group-has-[input[value=plan]:checked]:grid">
      <SelectField
        name="course"
        label={t("write.course")}
        placeholder={t("write.course_none")}
        options={courses.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={of("course")}
        error={errorOf("course")}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          name="day"
          label={t("write.day")}
          defaultValue={of("day")}
          error={errorOf("day")}
          required
        />
        <TextField
          type="time"
          name="time"
          label={t("write.time")}
          hint={t("write.time_hint")}
          defaultValue={of("time")}
          error={errorOf("time")}
          required
        />
        <TextField
          name="players"
          inputMode="numeric"
          label={t("write.players")}
          hint={t("write.players_hint")}
          defaultValue={of("players") || "1"}
          error={errorOf("players")}
          required
        />
        <TextField
          name="cost"
          inputMode="numeric"
          label={t("write.cost")}
          hint={t("write.cost_hint")}
          defaultValue={of("cost")}
          error={errorOf("cost")}
        />
      </div>
    </div>
  );
}
