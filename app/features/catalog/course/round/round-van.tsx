import { useTranslation } from "react-i18next";
import { formatWon } from "#app/domain/common/money.ts";
import type { VanQuote } from "#app/domain/pricing/van-price.ts";
import { VAN_TRIPS, type VanTrip } from "#app/domain/pricing/van-price.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Switch } from "#app/ui/form/switch.tsx";
import { segmentClass } from "#app/ui/look/segment-class.ts";

type RoundVanProps = {
  readonly quote: VanQuote;
  readonly trip: VanTrip | undefined;
  readonly onChange: (trip: VanTrip | undefined) => void;
};

/** Off by default; then a round trip, or one way. */
export function RoundVan({ quote, trip, onChange }: RoundVanProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const car = t("van.cars", { vehicle: quote.vehicle, count: quote.cars });
  // The price is there before the van is ordered, as that of every other choice.
  const wanted = trip ?? "round_trip";
  const price = `${t(`van.${wanted}`)} ${formatWon(quote.prices[wanted], locale)}`;
  const hint = [price, car, quote.pickUp && t("van.pick_up", { time: quote.pickUp })].filter(
    Boolean,
  );
  return (
    <div className="mt-2">
      <Switch
        label={t("van.title")}
        hint={hint.join(" · ")}
        checked={trip !== undefined}
        onChange={({ target }) => onChange(target.checked ? "round_trip" : undefined)}
      />
      {trip ? (
        <div
          className={segmentClass({ wide: true, className: "mt-2" })}
          role="radiogroup"
          aria-label={t("van.trip")}
        >
          {VAN_TRIPS.toReversed().map((each) => (
            // biome-ignore lint/a11y/useSemanticElements: the look of a segment is that of a button
            <button
              key={each}
              type="button"
              role="radio"
              className="flex-1"
              aria-checked={each === trip}
              onClick={() => onChange(each)}
            >
              {t(`van.${each}`)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
