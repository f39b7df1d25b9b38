import type { VoucherLanguage } from "#app/domain/reservation/voucher/voucher-language.ts";
import type ko from "#app/locales/ko/reservation/voucher.json";

export type VoucherKey = keyof typeof ko;
type VoucherMessages = Readonly<Record<VoucherKey, string>>;

const files = import.meta.glob<VoucherMessages>("./*/reservation/voucher.json", {
  eager: true,
  import: "default",
});

/** In all languages together, because a voucher is shown to staff at the venue. */
export const VOUCHER_MESSAGES = Object.fromEntries(
  Object.entries(files).map(([file, messages]) => [file.split("/")[1], messages]),
) as Readonly<Record<VoucherLanguage, VoucherMessages>>;
