import { useTranslation } from "react-i18next";
import {
  type AdminPlaces,
  type PlacesEntry,
  takenOf,
} from "#app/domain/pricing/desk/day-places.ts";
import type { PlacesIntent } from "#app/domain/pricing/desk/places-form.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { Failure } from "#app/platform/http/form.ts";

type Taken = Pick<AdminPlaces, "sold" | "held" | "elsewhere">;

/** "3 sold, 2 held": without zeros. */
export function useTakenText(): (taken: Taken) => string {
  const { t } = useTranslation("desk");
  return ({ sold, held, elsewhere }) =>
    [
      sold > 0 ? t("places.n_sold", { number: sold }) : "",
      held > 0 ? t("places.n_held", { number: held }) : "",
      elsewhere > 0 ? t("places.n_elsewhere", { number: elsewhere }) : "",
    ]
      .filter((text) => text !== "")
      .join(", ");
}

type OverbookedProps = {
  readonly row: AdminPlaces;
  /** The new number. */
  readonly places: number;
};

/** Warns, before and after saving, that sold places stay sold although the number is lower. */
export function OverbookedText({ row, places }: OverbookedProps) {
  const { t } = useTranslation("desk");
  const takenText = useTakenText();
  const taken = takenOf(row);
  if (taken <= places) return null;
  return (
    <p className="text-13 text-warn-700">
      {t("places.over", { taken, parts: takenText(row) })}{" "}
      {row.held > 0 ? t("places.over_held", { stay: taken - row.held }) : null}
    </p>
  );
}

/** The last change and who made it. */
export function PlacesHistory({ history }: { readonly history: readonly PlacesEntry[] }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  const entryText = useEntryText();
  if (history.length === 0) return null;
  return (
    <section className="border-line border-t p-4">
      <h3 className="text-14">{t("history.title")}</h3>
      <ol className="mt-1 grid gap-1 text-14">
        {history.map((entry) => (
          <li key={entry.id}>
            <span className="text-ink-2">
              {moment(entry.at)} · {entry.by ?? t("actor.staff")}
            </span>{" "}
            {entryText(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function useEntryText(): (entry: PlacesEntry) => string {
  const { t } = useTranslation("desk");
  const { day } = useAdminFormat();
  return ({ action, from, to, time, count, was, places }) => {
    const first = from ? day(from) : "";
    const days = from === to || !to ? first : `${first} – ${day(to)}`;
    const when = time ? `${days} ${time}` : days;
    if (action !== "places.set") return t(`told.${action}`, { when, places });
    return count > 1
      ? t("told.places.set_all", { when, number: count, places })
      : t("told.places.set", { when, was, places });
  };
}

export type PlacesDone = {
  readonly ok: true;
  readonly done: PlacesIntent;
  /** After stop-sell or its end: how many days changed, and how many places our orders hold on them. */
  readonly days?: number;
  readonly sold?: number;
  readonly held?: number;
};

/** When a colleague was faster: the current numbers. */
export type PlacesRefusal = Failure & { readonly now?: Readonly<Record<string, number>> };

export type PlacesAnswer = PlacesDone | PlacesRefusal;
