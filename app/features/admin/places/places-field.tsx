import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { AdminPlaces } from "#app/domain/admin/places.ts";
import { MAX_PLACES, shownNumbers } from "#app/domain/admin/places-form.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import type { PlacesAnswer } from "./places-answer.ts";
import { OverbookedText } from "./places-text.tsx";

type PlacesFieldProps = {
  readonly day: LocalDate;
  readonly row: AdminPlaces;
  readonly label: string;
};

/** The number of one tee time or night. It only replaces the number seen when typing began, so that no other edit is lost. */
export function PlacesField({ day, row, label }: PlacesFieldProps) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<PlacesAnswer>();
  const [typed, setTyped] = useState<{ readonly text: string; readonly shown: number }>();
  const [answered, setAnswered] = useState<PlacesAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  if (answer && answer !== answered) {
    setAnswered(answer);
    const now = answer.ok ? undefined : answer.now?.[row.key];
    if (answer.ok) setTyped(undefined);
    else if (now !== undefined && typed) setTyped({ ...typed, shown: now });
  }
  const now = answered?.ok === false ? answered.now?.[row.key] : undefined;
  const shown = typed?.shown ?? row.places;
  const text = typed?.text ?? String(row.places);
  return (
    <fetcher.Form method="post" noValidate className="grid gap-1">
      <input type="hidden" name="intent" value="places" />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="seen" value={shownNumbers([{ key: row.key, places: shown }])} />
      <span className="flex items-center gap-2">
        <input
          name="places"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_PLACES}
          value={text}
          onChange={({ currentTarget }) => setTyped({ text: currentTarget.value, shown })}
          aria-label={label}
          className="input num !w-20"
        />
        <Button
          type="submit"
          variant="secondary"
          size="xs"
          busy={fetcher.state !== "idle"}
          aria-label={t("places.save_of", { name: label })}
        >
          {t("form.save")}
        </Button>
        <span role="status" className="text-13 text-fairway-700">
          {answered?.ok && !typed ? t("places.saved") : null}
        </span>
      </span>
      {answered?.ok === false ? (
        <ErrorText code={answered.fields.places ?? answered.error} />
      ) : null}
      {now === undefined ? null : <p className="text-13">{t("places.changed_to", { now })}</p>}
      <OverbookedText row={row} places={numberIn(text) ?? row.places} />
    </fetcher.Form>
  );
}

export function numberIn(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
}
