import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { SurchargeCode } from "#app/domain/pricing/ride-surcharges.ts";

export const FEE_KINDS = ["cart", "caddy"] as const;

export type FeeKind = (typeof FEE_KINDS)[number];

/** A fee from a day on, until the next period. */
export type FeePeriod = {
  readonly fee: FeeKind;
  readonly startsOn: LocalDate;
  readonly amount: Won;
};

/** What a surcharge is called until its catalogue names it. */
const NAMES: Readonly<Record<SurchargeCode, Localized>> = {
  EARLY: { ko: "새벽 픽업", en: "Early pick-up" },
  LATE: { ko: "심야 이동", en: "Late at night" },
  JOMTIEN: { ko: "먼 지역", en: "Far district" },
  WAIT: { ko: "대기(1시간)", en: "Waiting, an hour" },
  STOP: { ko: "경유(1곳)", en: "A stop on the way" },
  PEAK: { ko: "피크 할증", en: "Peak days" },
};

export function surchargeName(code: SurchargeCode): Localized {
  return NAMES[code];
}
