import { LOCALE_TAG, SUPPLIER_LOCALE } from "#app/domain/common/language/languages.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { fillIn } from "#app/domain/common/text/fill-in.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { BillCode } from "#app/domain/pricing/bill.ts";
import type { ReturnRide } from "#app/domain/reservation/voucher/return-ride.ts";
import {
  VOUCHER_LANGUAGES,
  type VoucherLanguage,
} from "#app/domain/reservation/voucher/voucher-language.ts";
import { VOUCHER_MESSAGES, type VoucherKey } from "#app/locales/voucher-words.ts";

export type VoucherLabel = Readonly<Record<VoucherLanguage, string>>;

/** A message in every language that a voucher speaks. */
export function voucherLabel(
  key: VoucherKey,
  words: Readonly<Record<string, string | number>> = {},
): VoucherLabel {
  const said = VOUCHER_LANGUAGES.map((language) => [
    language,
    fillIn(VOUCHER_MESSAGES[language][key], words),
  ]);
  return Object.fromEntries(said) as VoucherLabel;
}

/** What happens at the time that a voucher names. */
const TIME_KEY: Record<LineKind, VoucherKey> = {
  golf: "tee_off",
  caddy: "tee_off",
  callvan: "pick_up",
  hotel: "time",
  tournament: "time",
};

export function timeLabel(kind: LineKind): VoucherLabel {
  return voucherLabel(TIME_KEY[kind]);
}

/** Why it is confirmed without a number of the venue's; cars and entries are in our own books. */
export function confirmationLabel(kind: LineKind, by: "instant" | "awaited"): VoucherLabel {
  const isOurs = kind === "callvan" || kind === "tournament";
  return voucherLabel(by === "instant" && isOurs ? `instant.${kind}` : by);
}

/** What the price has in it, by the rows of the bill. */
const INCLUDED: Partial<Record<BillCode, VoucherKey>> = {
  green: "included.green",
  cart: "included.cart",
  caddy: "included.caddy",
  caddy_name: "included.caddy_name",
  room: "included.room",
  extra_bed: "included.extra_bed",
  ride: "included.ride",
  entry: "included.entry",
};

/** So that guests do not pay twice at the venue; each item once, however many nights it has. */
export function includedLabels(codes: readonly BillCode[]): readonly VoucherLabel[] {
  const keys = [...new Set(codes)].flatMap((code) => INCLUDED[code] ?? []);
  return keys.map((key) => voucherLabel(key));
}

/** Handed over in cash: never part of what was paid. */
export function tipLabels(baht: number, players: number | null): VoucherLabel {
  const { format } = numberFormat(LOCALE_TAG[SUPPLIER_LOCALE]);
  if (players === null) return voucherLabel("tip_each", { each: format(baht) });
  return voucherLabel("tip", { each: format(baht), players, all: format(baht * players) });
}

type Booking = {
  readonly kind: LineKind;
  readonly name: string;
  readonly time: string | null;
  readonly returnRide: ReturnRide | null;
};

const PHRASES: Record<LineKind, readonly VoucherKey[]> = {
  golf: ["phrase.wait", "phrase.rain"],
  hotel: ["phrase.luggage"],
  caddy: ["phrase.rain"],
  callvan: ["phrase.slowly"],
  tournament: ["phrase.rain"],
};

/** The most frequent sentences there, to be shown by a guest who does not speak the language. */
export function voucherPhrases(booking: Booking): readonly VoucherLabel[] {
  // From an airport there is no round to wait for.
  const waits: VoucherKey[] = booking.returnRide === "after_round" ? ["phrase.wait"] : [];
  const keys = [...waits, ...PHRASES[booking.kind]];
  return [greeting(booking), ...keys.map((key) => voucherLabel(key))];
}

function greeting({ kind, name, time }: Booking): VoucherLabel {
  return kind === "golf" && time
    ? voucherLabel("phrase.tee_off", { name, time })
    : voucherLabel("phrase.booked", { name });
}
