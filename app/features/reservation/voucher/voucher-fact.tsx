import type { ReactNode } from "react";
import { formatShortDay } from "#app/domain/date/date-text.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { cardLanguages } from "#app/domain/reservation/voucher/voucher-language.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { VoucherWord } from "./voucher-words.ts";

export function Fact({
  word,
  children,
}: {
  readonly word: VoucherWord;
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
export function Both({ word }: { readonly word: VoucherWord }) {
  const [own, abroad] = cardLanguages(useLocale());
  return (
    <>
      <span lang={own}>{word[own]}</span> <span lang={abroad}>{word[abroad]}</span>
    </>
  );
}

export function Day({ day }: { readonly day: LocalDate }) {
  const [own, abroad] = cardLanguages(useLocale());
  return (
    <>
      <b className="num block text-18">{day}</b>
      <span className="block text-14">
        <span lang={own}>{formatShortDay(day, own)}</span>{" "}
        <span lang={abroad} className="block">
          {formatShortDay(day, abroad)}
        </span>
      </span>
    </>
  );
}
