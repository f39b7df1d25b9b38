import type { VoucherLanguage } from "#app/domain/reservation/voucher/voucher-language.ts";
import type ko from "#app/locales/ko/reservation/voucher.json";

export type VoucherKey = keyof typeof ko;
type VoucherMessages = Readonly<Record<VoucherKey, string>>;

const files = import.meta.glob<VoucherMessages>("./*/reservation/voucher.json", {
  eager: true,
  import: "default",
});

/** In all languages at once, since a voucher is held out to others. */
export const VOUCHER_MESSAGES = Object.fromEntries(
  Object.entries(files).map(([file, messages]) => [file.split("/")[1], messages]),
) as Readonly<Record<VoucherLanguage, VoucherMessages>>;
