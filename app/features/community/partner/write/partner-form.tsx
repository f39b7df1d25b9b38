import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, useSubmit } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { AGES, LEVELS, MOODS, MOST_SEATS, shareOf } from "#app/domain/community/partner/round.ts";
import type { BookedRound } from "#app/features/community/partner/booked-rounds.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureText, SelectField, TextField } from "#app/ui/form/field.tsx";
import { panelClass } from "#app/ui/look/classes.ts";
import { moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { AboutFields, ChipChoice } from "./about-fields.tsx";
import {
  type Fields,
  type PartnerFormProps,
  PlanFields,
  type TypedPartner,
} from "./plan-fields.tsx";
import { RoundChoice } from "./round-choice.tsx";

/** Everything in one form; without scripts it is sent as it is. */
export function PartnerForm(props: PartnerFormProps) {
  const { bookings, courses, start, failure, onChange, pictures, sendPictures } = props;
  const { t } = useTranslation("partner");
  const submit = useSubmit();
  const { state } = useNavigation();
  const [current, setCurrent] = useState<FormData>();
  const element = useRef<HTMLFormElement>(null);
  const of = (name: string) => start.fields[name] ?? "";
  const errorOf = (name: string): ErrorCode | undefined => failure?.fields[name];
  const round = String(current?.get("round") ?? (of("round") || bookings[0]?.id || "plan"));

  // The preview also shows what the form begins with.
  useEffect(() => {
    if (element.current) onChange(new FormData(element.current));
  }, [onChange]);

  async function send(form: HTMLFormElement): Promise<void> {
    const sources = await sendPictures();
    if (!sources) return;
    const data = new FormData(form);
    for (const src of sources) data.append("picture", src);
    await submit(data, { method: "post" });
  }
  return (
    <Form
      ref={element}
      method="post"
      noValidate
      className="group grid grid-cols-1 gap-4"
      onChange={(event) => {
        const form = new FormData(event.currentTarget);
        setCurrent(form);
        onChange(form);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <FailureText failure={failure} />
      <section className={`${panelClass} p-5 md:p-6`}>
        <RoundChoice bookings={bookings} chosen={round} error={errorOf("round")} />
        <PlanFields courses={courses} of={of} errorOf={errorOf} />
      </section>
      <PeopleFields start={start} of={of} errorOf={errorOf} />
      <CostBox booking={bookings.find(({ id }) => id === round)} />
      <section className={`${panelClass} grid gap-5 p-5 md:p-6`}>
        <h2 className="text-18">{t("write.about")}</h2>
        <AboutFields of={of} errorOf={errorOf} content={String(current?.get("content") ?? "")} />
        {pictures}
      </section>
      <Button type="submit" size="lg" block busy={state !== "idle"}>
        {t("write.submit")}
      </Button>
    </Form>
  );
}

function PeopleFields({ start, of, errorOf }: Fields & { readonly start: TypedPartner }) {
  const { t } = useTranslation("partner");
  const seats = Array.from({ length: MOST_SEATS }, (_, index) => index + 1);
  return (
    <section className={`${panelClass} grid gap-5 p-5 md:p-6`}>
      <h2 className="text-18">{t("write.people")}</h2>
      <SelectField
        name="seats"
        label={t("write.seats")}
        hint={t("write.seats_hint")}
        options={seats.map((count) => ({
          value: String(count),
          label: t("write.seats_value", { count }),
        }))}
        defaultValue={of("seats") || "1"}
        error={errorOf("seats")}
      />
      <ChipChoice
        type="radio"
        name="level"
        label={t("level")}
        options={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
        chosen={[of("level") || "anyone"]}
      />
      <ChipChoice
        type="checkbox"
        name="mood"
        label={t("mood")}
        hint={t("mood_hint")}
        options={MOODS.map((value) => ({ value, label: t(`mood.${value}`) }))}
        chosen={start.moods}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          name="deadline"
          label={t("write.deadline")}
          hint={t("write.deadline_hint")}
          defaultValue={of("deadline")}
          error={errorOf("deadline")}
          required
        />
        <SelectField
          name="ages"
          label={t("ages")}
          options={AGES.map((value) => ({ value, label: t(`ages.${value}`) }))}
          defaultValue={of("ages") || "anyone"}
        />
      </div>
    </section>
  );
}

/** What each who joins will pay: never typed, always the share of the booking. */
function CostBox({ booking }: { readonly booking: BookedRound | undefined }) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  if (!booking) return null;
  const share = formatWon(shareOf(booking), locale);
  return (
    <section className={`${panelClass} p-5 md:p-6`}>
      <h2 className="text-18">{t("write.price")}</h2>
      <dl className="mt-2">
        <div className={moneyRowClass()}>
          <dt className="text-ink-2">{t("share.round")}</dt>
          <dd className="tabular-nums whitespace-nowrap">{share}</dd>
        </div>
        <div className={moneyRowClass({ look: "total" })}>
          <dt className="text-ink-2">{t("write.total")}</dt>
          <dd className="tabular-nums whitespace-nowrap text-22 font-bold">{share}</dd>
        </div>
      </dl>
      <p className="mt-2 text-14 text-ink-2">{t("write.van")}</p>
    </section>
  );
}
