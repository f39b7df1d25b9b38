import type { Localized } from "#app/domain/common/language/languages.ts";

/** How a form encodes the value it was opened with: equal text if nothing changed, empty text if there was none. */
export function seenAmount(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? "" : String(amount);
}

type SeenHoliday = { readonly name: Localized; readonly priceEffect: string };

export function seenHoliday(holiday: SeenHoliday | undefined): string {
  return holiday ? [holiday.name.ko, holiday.name.en, holiday.priceEffect].join("\n") : "";
}

type SeenWindow = {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly name: Localized;
  readonly rate: string;
};

export function seenWindow(window: SeenWindow | undefined): string {
  if (!window) return "";
  const { startsOn, endsOn, name, rate } = window;
  return [startsOn, endsOn, name.ko, name.en, rate].join("\n");
}

type SeenSurcharge = { readonly amount: number | null; readonly percent: number | null };

export function seenSurcharge(surcharge: SeenSurcharge | undefined): string {
  return surcharge ? `${surcharge.amount ?? ""}/${surcharge.percent ?? ""}` : "";
}

type SeenFare = { readonly oneWayPrice: number; readonly roundTripPrice: number };

export function seenFare(fare: SeenFare | undefined): string {
  return fare ? `${fare.oneWayPrice}/${fare.roundTripPrice}` : "";
}
