import { ChevronDown, TicketPercent } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  checkCoupon,
  type DiscountedLine,
  type HeldCoupon,
} from "#app/domain/benefit/coupon-rules.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { TickBox, tickInputClass, tickRowClass } from "#app/ui/form/tick-box.tsx";

export type NamedCoupon = HeldCoupon & { readonly name: string };

type CouponChoiceProps = {
  readonly coupons: readonly NamedCoupon[];
  readonly lines: readonly DiscountedLine[];
  readonly today: LocalDate;
  readonly best: number | undefined;
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
};

/** One for each order: the best is chosen beforehand, and every other says what it would take off or why not. */
export function CouponChoice(props: CouponChoiceProps) {
  const { coupons, lines, today, best, chosen, onChoose } = props;
  const { t } = useTranslation("payment");
  const locale = useLocale();
  if (coupons.length === 0) return <p className="mb-4 text-ink-2">{t("coupon.none")}</p>;
  const current = coupons.find(({ id }) => id === chosen);
  const answer = current && checkCoupon(current, lines, today);
  return (
    <details className="group mb-4">
      <summary
        className={`flex cursor-pointer list-none items-center gap-3 rounded-card border-2 p-4 ${
          current ? "border-fairway-600 bg-fairway-50" : "border-line"
        }`}
      >
        <span className="grid size-11 flex-none place-items-center rounded-full bg-paper text-fairway-700">
          <TicketPercent aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block leading-6">{current?.name ?? t("coupon.unused")}</b>
          <span className="text-14 text-ink-2">
            {current && current.id === best
              ? t("coupon.best", { count: coupons.length })
              : t("coupon.choose", { count: coupons.length })}
          </span>
        </span>
        {answer?.ok ? (
          <b className="text-sunrise-700 tabular-nums whitespace-nowrap">
            −{formatWon(answer.discount, locale)}
          </b>
        ) : null}
        <ChevronDown aria-hidden="true" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <fieldset className="mt-2 grid gap-1 px-2">
        <legend className="sr-only">{t("coupon.title")}</legend>
        {coupons.map((coupon) => (
          <CouponRow
            key={coupon.id}
            {...{ coupon, lines, today }}
            isChosen={coupon.id === chosen}
            onChoose={() => onChoose(coupon.id)}
          />
        ))}
        <label className={tickRowClass}>
          <input
            type="radio"
            className={tickInputClass}
            name="coupon"
            value=""
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />
          <TickBox shape="round" />
          <span>{t("coupon.without")}</span>
        </label>
      </fieldset>
    </details>
  );
}

type CouponRowProps = Pick<CouponChoiceProps, "lines" | "today"> & {
  readonly coupon: NamedCoupon;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function CouponRow({ coupon, lines, today, isChosen, onChoose }: CouponRowProps) {
  const { t } = useTranslation("payment");
  const { t: error } = useTranslation("errors");
  const locale = useLocale();
  const answer = checkCoupon(coupon, lines, today);
  return (
    <label className={tickRowClass}>
      <input
        type="radio"
        className={tickInputClass}
        name="coupon"
        value={coupon.id}
        checked={isChosen}
        disabled={!answer.ok}
        onChange={onChoose}
      />
      <TickBox shape="round" />
      <span className="min-w-0 flex-1">
        <span className={answer.ok ? "block" : "block text-ink-3"}>{coupon.name}</span>
        {answer.ok ? null : (
          <span className="block text-14 text-ink-3">
            {answer.missing
              ? t("coupon.missing", { amount: formatWon(answer.missing, locale) })
              : error(answer.error)}
          </span>
        )}
      </span>
      {answer.ok ? (
        <span className="tabular-nums whitespace-nowrap">
          −{formatWon(answer.discount, locale)}
        </span>
      ) : null}
    </label>
  );
}
