import type { LineKind } from "#app/domain/booking/line/line-kind.ts";
import { LOCALE_TAG, SUPPLIER_LOCALE } from "#app/domain/locale.ts";
import type { BillCode } from "#app/domain/pricing/bill.ts";
import type { ReturnRide } from "#app/domain/reservation/voucher/return-ride.ts";
import {
  VOUCHER_LANGUAGES,
  type VoucherLanguage,
} from "#app/domain/reservation/voucher/voucher-language.ts";
import { fillIn } from "#app/domain/text/fill-in.ts";
import { numberFormat } from "#app/domain/text/formats.ts";
import { VOUCHER_MESSAGES, type VoucherKey } from "#app/locales/voucher.ts";

export type VoucherWord = Readonly<Record<VoucherLanguage, string>>;

/** A message in every language that a voucher speaks. */
export function voucherWord(
  key: VoucherKey,
  words: Readonly<Record<string, string | number>> = {},
): VoucherWord {
  const said = VOUCHER_LANGUAGES.map((language) => [
    language,
    fillIn(VOUCHER_MESSAGES[language][key], words),
  ]);
  return Object.fromEntries(said) as VoucherWord;
}

/** What happens at the time that a voucher names. */
const TIME_KEY: Record<LineKind, VoucherKey> = {
  golf: "tee_off",
  caddy: "tee_off",
  callvan: "pick_up",
  hotel: "time",
  tournament: "time",
};

export function timeWord(kind: LineKind): VoucherWord {
  return voucherWord(TIME_KEY[kind]);
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

/** So that nobody pays at the desk for what is paid; each thing once, however many nights it took. */
export function includedWords(codes: readonly BillCode[]): readonly VoucherWord[] {
  const keys = [...new Set(codes)].flatMap((code) => INCLUDED[code] ?? []);
  return keys.map((key) => voucherWord(key));
}

/** Handed over in cash: never part of what was paid. */
export function tipWords(baht: number, players: number | null): VoucherWord {
  const { format } = numberFormat(LOCALE_TAG[SUPPLIER_LOCALE]);
  if (players === null) return voucherWord("tip_each", { each: format(baht) });
  return voucherWord("tip", { each: format(baht), players, all: format(baht * players) });
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

/** What one says most often there, for somebody who does not speak the language: held out, not spoken. */
export function voucherPhrases(booking: Booking): readonly VoucherWord[] {
  // From an airport there is no round to wait for.
  const waits: VoucherKey[] = booking.returnRide === "after_round" ? ["phrase.wait"] : [];
  const keys = [...waits, ...PHRASES[booking.kind]];
  return [greeting(booking), ...keys.map((key) => voucherWord(key))];
}

function greeting({ kind, name, time }: Booking): VoucherWord {
  return kind === "golf" && time
    ? voucherWord("phrase.tee_off", { name, time })
    : voucherWord("phrase.booked", { name });
}
