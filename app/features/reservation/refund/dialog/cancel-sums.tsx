import { Clock3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type {
  CancelChoice,
  CancelledLine,
} from "#app/features/reservation/refund/cancel-choice.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { wellClass } from "#app/ui/look/classes.ts";
import { moneyRowClass } from "#app/ui/money/money-row-class.ts";
import { priceClass } from "#app/ui/money/price-class.ts";
import { Note } from "#app/ui/note.tsx";

/** Every won of a cancel: what was paid, the fee and its reason, what is refunded, and how. */
export function CancelSums({ choice }: { readonly choice: CancelChoice }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const { lines, refund, card, points, feeRise, coupon } = choice;
  const format = numberFormat(LOCALE_TAG[locale]);
  return (
    <>
      <dl className="mt-4">
        {lines.map((line) => (
          <PaidRow key={line.id} line={line} />
        ))}
        {lines
          .filter(({ fee }) => fee > 0)
          .map((line) => (
            <FeeRow key={line.id} line={line} lines={lines} />
          ))}
        <div className={moneyRowClass({ look: "total" })}>
          <dt className="text-18">{t("ask.total")}</dt>
          <dd className={priceClass({ size: "xl" })}>{formatWon(refund, locale)}</dd>
        </div>
      </dl>
      <dl className={points > 0 || coupon ? "mt-3 grid grid-cols-2 gap-2" : "mt-3"}>
        <Part label={t("ask.card")} amount={formatWon(card, locale)} />
        {points > 0 ? (
          <Part
            label={t("ask.points")}
            amount={t("ask.points_amount", { points: format.format(points) })}
          />
        ) : null}
        {coupon ? <Part label={t("ask.coupon")} amount={coupon} /> : null}
      </dl>
      {feeRise ? (
        <Note tone="warn" icon={Clock3} size="sm" className="mt-3">
          <FeeRises feeRise={feeRise} lines={lines} />
        </Note>
      ) : null}
    </>
  );
}

function PaidRow({ line }: { readonly line: CancelledLine }) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const off = numberFormat(LOCALE_TAG[locale]).format(line.coupon);
  return (
    <div className={moneyRowClass()}>
      <dt className="text-ink-2">
        {line.title} <small className="block leading-5">{line.detail}</small>
        {line.coupon > 0 ? (
          <small className="block leading-5 tabular-nums whitespace-nowrap">
            {t("ask.less_coupon", { amount: off })}
          </small>
        ) : null}
      </dt>
      <dd>{formatWon(line.paid, locale)}</dd>
    </div>
  );
}

type FeeRowProps = { readonly line: CancelledLine; readonly lines: readonly CancelledLine[] };

/** Shows the percentage and the days left, so that customers need not look up the rule. */
function FeeRow({ line, lines }: FeeRowProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const what = useWhat(lines)(line);
  const values = { what, percent: line.feePercent, count: line.daysLeft };
  return (
    <div className={moneyRowClass()}>
      <dt className="text-ink-2">
        {t("ask.fee")}{" "}
        <small className="tabular-nums whitespace-nowrap">
          {line.daysLeft > 0 ? t("ask.fee_days", values) : t("ask.fee_today", values)}
        </small>
      </dt>
      <dd className="font-semibold text-danger-700">−{formatWon(line.fee, locale)}</dd>
    </div>
  );
}

function Part({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className={`${wellClass} py-3!`}>
      <dt className="text-14 leading-5 text-ink-2">{label}</dt>
      <dd className="text-18 font-bold tabular-nums">{amount}</dd>
    </div>
  );
}

type FeeRisesProps = {
  readonly feeRise: NonNullable<CancelChoice["feeRise"]>;
  readonly lines: readonly CancelledLine[];
};

/** When, by whose clock, and to what: 「태국 시각 12월 24일 0시부터 수수료가 15%로 올라요」. */
function FeeRises({ feeRise, lines }: FeeRisesProps) {
  const { t } = useTranslation("reservation");
  const locale = useLocale();
  const line = lines.find(({ id }) => id === feeRise.id);
  const what = useWhat(lines);
  const values = {
    clock: t(`clock.${feeRise.clock}`),
    day: monthDayText(feeRise.day, locale, "long"),
    percent: feeRise.feePercent,
    what: line ? what(line) : "",
  };
  if (feeRise.feePercent >= 100) return t("ask.falls_away", values);
  return lines.length > 1 ? t("ask.falls_of", values) : t("ask.falls", values);
}

/** By its kind; where there are several of a kind, by its name. */
function useWhat(lines: readonly CancelledLine[]) {
  const { t } = useTranslation("reservation");
  return ({ kind, title }: CancelledLine): string =>
    lines.filter((each) => each.kind === kind).length > 1 ? title : t(`thing.${kind}`);
}
