import type { ReactNode } from "react";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { cardLanguages } from "#app/domain/reservation/voucher/voucher-language.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { VoucherLabel } from "./voucher-labels.ts";

export function Fact({
  word,
  children,
}: {
  readonly word: VoucherLabel;
  readonly children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-ink-3">
        <Both word={word} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A word in both languages of the card. */
export function Both({ word }: { readonly word: VoucherLabel }) {
  const [ownerLanguage, venueLanguage] = cardLanguages(useLocale());
  return (
    <>
      <span lang={ownerLanguage}>{word[ownerLanguage]}</span>{" "}
      <span lang={venueLanguage}>{word[venueLanguage]}</span>
    </>
  );
}

export function Day({ day }: { readonly day: LocalDate }) {
  const [ownerLanguage, venueLanguage] = cardLanguages(useLocale());
  return (
    <>
      <b className="tabular-nums whitespace-nowrap block text-18">{day}</b>
      <span className="block text-14">
        <span lang={ownerLanguage}>{formatShortDay(day, ownerLanguage)}</span>{" "}
        <span lang={venueLanguage} className="block">
          {formatShortDay(day, venueLanguage)}
        </span>
      </span>
    </>
  );
}
