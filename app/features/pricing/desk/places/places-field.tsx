import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fetcher, useFetcher } from "react-router";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { AdminPlaces } from "#app/domain/pricing/desk/day-places.ts";
import { MAX_PLACES, shownNumbers } from "#app/domain/pricing/desk/places-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { inputClass } from "#app/ui/form/input-class.ts";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { OverbookedText, type PlacesAnswer, type PlacesRefusal } from "./places-text.tsx";

type PlacesFieldProps = {
  readonly day: LocalDate;
  readonly row: AdminPlaces;
  readonly label: string;
};

/** The number of one tee time or night. It only replaces the number seen when typing began, so that no other edit is lost. */
export function PlacesField({ day, row, label }: PlacesFieldProps) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<PlacesAnswer>();
  const { typed, setTyped, answered } = useTypedPlaces(fetcher, row.key);
  const shown = typed?.shown ?? row.places;
  const text = typed?.text ?? String(row.places);
  const sent = usePlacesUndo(fetcher, { day, key: row.key });
  return (
    <fetcher.Form
      method="post"
      noValidate
      className="grid gap-1"
      onSubmit={() => sent(shown, numberIn(text))}
    >
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
          className={inputClass({ fit: true, className: "w-20" })}
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
      </span>
      {answered?.ok === false ? <RefusalText refusal={answered} rowKey={row.key} /> : null}
      <OverbookedText row={row} places={numberIn(text) ?? row.places} />
    </fetcher.Form>
  );
}

/** The typed number until it is saved; after a refusal it is shown with the server's current number. */
function useTypedPlaces(fetcher: Pick<Fetcher<PlacesAnswer>, "state" | "data">, rowKey: string) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly shown: number }>();
  const [answered, setAnswered] = useState<PlacesAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  if (answer && answer !== answered) {
    setAnswered(answer);
    const now = answer.ok ? undefined : answer.now?.[rowKey];
    if (answer.ok) setTyped(undefined);
    else if (now !== undefined && typed) setTyped({ ...typed, shown: now });
  }
  return { typed, setTyped, answered };
}

type Numbered = { readonly day: LocalDate; readonly key: string };

/** The message after a save writes the number back that stood before, as a save that saw the new one. */
function usePlacesUndo(
  {
    state,
    data,
    submit,
  }: Pick<ReturnType<typeof useFetcher<PlacesAnswer>>, "state" | "data" | "submit">,
  { day, key }: Numbered,
) {
  const { t } = useTranslation(["desk", "prices"]);
  const { show } = useToast();
  const last = useRef<{ readonly was: number; readonly now: number }>(undefined);
  const told = useRef<PlacesAnswer>(undefined);
  const answer = state === "idle" ? data : undefined;
  useEffect(() => {
    if (!answer?.ok || answer === told.current) return;
    told.current = answer;
    const change = last.current;
    last.current = undefined;
    if (!change) {
      show({ text: t("prices:fee.undone") });
      return;
    }
    const seen = shownNumbers([{ key, places: change.now }]);
    const body = { intent: "places", day, places: String(change.was), seen };
    show({
      text: t("places.saved"),
      action: { label: t("record.undo"), run: () => void submit(body, { method: "post" }) },
    });
  }, [answer, day, key, show, submit, t]);
  return (was: number, now: number | undefined) => {
    last.current = now === undefined ? undefined : { was, now };
  };
}

type RefusalTextProps = { readonly refusal: PlacesRefusal; readonly rowKey: string };

function RefusalText({ refusal, rowKey }: RefusalTextProps) {
  const { t } = useTranslation("desk");
  const now = refusal.now?.[rowKey];
  return (
    <>
      <ErrorText code={refusal.fields.places ?? refusal.error} />
      {now === undefined ? null : <p className="text-13">{t("places.changed_to", { now })}</p>}
    </>
  );
}

export function numberIn(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;
}
