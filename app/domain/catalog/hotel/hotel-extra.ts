import type { Localized } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";

export const EXTRA_UNITS = ["person", "room", "night", "stay", "bag"] as const;
export type ExtraUnit = (typeof EXTRA_UNITS)[number];

/** An extra that a guest pays for at the hotel. */
export type HotelExtra = {
  readonly name: Localized;
  readonly price: Won;
  readonly unit: ExtraUnit;
};
