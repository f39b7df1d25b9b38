import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { BookedRound } from "../booked-rounds.server.ts";

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

export type PartnerFormProps = {
  readonly bookings: readonly BookedRound[];
  readonly courses: readonly { readonly id: string; readonly name: string }[];
  /** What is known before anything is typed: the deadline and the contact. */
  readonly start: TypedPartner;
  readonly failure: Failure | undefined;
  readonly onChange: (form: FormData) => void;
  /** Pictures, which the page brings: they belong to every post. */
  readonly pictures: ReactNode;
  /** Sends what was chosen there; answers with addresses, or undefined where one failed. */
  readonly sendPictures: () => Promise<readonly string[] | undefined>;
};

export type Fields = {
  readonly of: (name: string) => string;
  readonly errorOf: (name: string) => ErrorCode | undefined;
};

export type TypedPartner = {
  readonly fields: Readonly<Record<string, string>>;
  readonly moods: readonly string[];
};

/** The typed values, for a page that is sent again without scripts. */
export function typedPartner(form: FormData): TypedPartner {
  const names = [...new Set(form.keys())].filter((name) => name !== "picture" && name !== "mood");
  return {
    fields: Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")])),
    moods: form.getAll("mood").map(String),
  };
}
