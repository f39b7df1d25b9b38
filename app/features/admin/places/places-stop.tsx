import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import type { AdminPlaces } from "#app/domain/admin/places.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import type { PlacesAnswer } from "./places-answer.ts";

type PlacesStopProps = { readonly day: LocalDate; readonly row: AdminPlaces };

/** Stop-sell of one tee time, or its end. */
export function PlacesStop({ day, row: { key, stopped } }: PlacesStopProps) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<PlacesAnswer>();
  const label = t(stopped ? "places.sell" : "places.stop");
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="time" value={key} />
      <Button
        type="submit"
        name="intent"
        value={stopped ? "sell" : "stop"}
        variant={stopped ? "primary" : "danger-line"}
        size="xs"
        busy={fetcher.state !== "idle"}
        aria-label={`${key} ${label}`}
      >
        {label}
      </Button>
      {fetcher.data?.ok === false ? <ErrorText code={fetcher.data.error} /> : null}
    </fetcher.Form>
  );
}
