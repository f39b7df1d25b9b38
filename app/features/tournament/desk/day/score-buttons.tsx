import { useTranslation } from "react-i18next";
import type { useFetcher } from "react-router";
import { Kbd } from "#app/features/desk/kbd.tsx";
import { Button } from "#app/ui/button.tsx";
import type { DayAnswer } from "./day-page.tsx";

type FlightChoiceProps = {
  readonly flights: readonly { readonly number: number }[];
  readonly flight: number | undefined;
  readonly onChoose: (number: number) => void;
};

/** The flight whose cards are written, and the keys that write them. */
export function FlightChoice({ flights, flight, onChoose }: FlightChoiceProps) {
  const { t } = useTranslation("flights");
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line p-4">
      <h2 className="text-18">{t("enter_scores")}</h2>
      <span className="ms-auto flex flex-wrap gap-1">
        {flights.map(({ number }) => (
          <Button
            key={number}
            size="xs"
            variant={number === flight ? "primary" : "secondary"}
            aria-pressed={number === flight}
            onClick={() => onChoose(number)}
          >
            {t("flight", { number })}
          </Button>
        ))}
      </span>
      <span className="flex items-center gap-1.5 text-13 text-ink-3">
        <Kbd>2–9</Kbd> {t("key.next_hole")} <Kbd>Enter</Kbd> {t("key.next_player")}
      </span>
    </header>
  );
}

type PublishButtonProps = {
  readonly isOut: boolean;
  readonly version: number;
  /** How many players there are, and how many of them have finished. */
  readonly count: number;
  readonly finished: number;
  readonly fetcher: ReturnType<typeof useFetcher<DayAnswer>>;
};

export function PublishResultsButton({
  isOut,
  version,
  count,
  finished,
  fetcher,
}: PublishButtonProps) {
  const { t } = useTranslation("flights");
  const body = { intent: isOut ? "back" : "out", version: String(version) };
  return (
    <Button
      size="xs"
      variant={isOut ? "secondary" : "primary"}
      busy={fetcher.state !== "idle"}
      onClick={() => void fetcher.submit(body, { method: "post" })}
    >
      {isOut ? t("unpublish") : t("publish", { finished, count })}
    </Button>
  );
}
