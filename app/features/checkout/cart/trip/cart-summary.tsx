import { CircleAlert, Clock3, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { onSiteCash } from "#app/domain/order/on-site-cash.ts";
import { perPerson, tripParty } from "#app/domain/order/trip/trip-summary.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { earliest, type ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { errorClass } from "#app/ui/form/field-class.ts";
import { panelClass } from "#app/ui/look/classes.ts";
import { CashBox } from "#app/ui/money/cash-box.tsx";
import { priceClass } from "#app/ui/money/price-class.ts";
import { Note } from "#app/ui/note.tsx";
import { Rows } from "#app/ui/rows.tsx";
import { useCartRows } from "./cart-rows.ts";

type CartSummaryProps = {
  readonly picked: readonly ShownLine[];
  readonly products: CartProducts;
  readonly today: string;
  readonly pay: PayState;
};

/** The total to pay now, the cash to pay on site, and until when cancelling is free. */
export function CartSummary({ picked, products, today, pay }: CartSummaryProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const rows = useCartRows(picked);
  const lines = picked.map(({ line }) => line);
  const party = tripParty(lines);
  const freeUntil = picked.length > 0 ? earliest(picked.map((line) => line.freeUntil)) : null;
  const hasFee = picked.length > 0 && picked.every(({ notReady }) => !notReady);
  return (
    <aside
      className={`${panelClass} mt-8 p-5 md:sticky md:top-23 md:mt-0 md:p-6`}
      aria-labelledby="to-pay"
    >
      <h2 id="to-pay" className="text-18">
        {t("to_pay")}
      </h2>
      <Rows
        className="mt-2"
        rows={rows}
        total={{
          label: (
            <>
              {t("total")}{" "}
              {party === undefined ? null : (
                <small className="text-14! font-medium text-ink-2">
                  {t("people", { count: party })}
                </small>
              )}
            </>
          ),
          amount: (
            <span className={priceClass({ size: "xl" })} data-sum>
              {formatWon(pay.total, locale)}
            </span>
          ),
        }}
      />
      {party !== undefined && party > 1 && pay.total > 0 ? (
        <p className="tabular-nums whitespace-nowrap text-right text-14 text-ink-2">
          {t("per_person", { sum: formatWon(perPerson(pay.total, party), locale) })}
        </p>
      ) : null}
      <CartCash lines={lines} products={products} />
      {freeUntil && freeUntil >= today ? (
        <Note
          tone="good"
          icon={ShieldCheck}
          className="mt-3"
          title={t("free_until", { day: formatShortDay(freeUntil, locale) })}
        >
          {t("free_text")}
        </Note>
      ) : hasFee ? (
        <Note tone="info" icon={Clock3} className="mt-3" title={t("fee_now")}>
          {t("fee_text")}
        </Note>
      ) : null}
      <div className="max-md:hidden mt-4">
        <PayButton {...pay} block />
      </div>
      <p className="mt-4 text-center text-14 text-ink-2">{t("benefits_later")}</p>
    </aside>
  );
}

/** On a phone the total and the pay button stay in view. */
export function CartBar({ pay }: { readonly pay: PayState }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <BottomBar>
      <div className="min-w-0 flex-1">
        <p className="text-13 leading-5 text-ink-2">
          {pay.problems > 0 ? (
            <span className="inline-flex items-center gap-1 font-semibold text-danger-700">
              <CircleAlert aria-hidden="true" className="size-4" />
              {t("to_solve", { count: pay.problems })}
            </span>
          ) : (
            t("picked", { count: pay.items })
          )}
        </p>
        <p className={priceClass({ size: "lg" })}>{formatWon(pay.total, locale)}</p>
      </div>
      <PayButton {...pay} />
    </BottomBar>
  );
}

type CartCashProps = { readonly lines: readonly CartLine[]; readonly products: CartProducts };

function CartCash({ lines, products }: CartCashProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const cash = onSiteCash(lines, (courseId) => products.courses[courseId]?.tipBaht);
  if (!cash) return null;
  const { format } = numberFormat(LOCALE_TAG[locale]);
  const said = { count: cash.tips, about: format(cash.about) };
  return (
    <CashBox
      title={t("cash.title", { amount: format(cash.baht) })}
      text={
        cash.each === undefined
          ? t("cash.tips", said)
          : t("cash.tips_each", { ...said, each: format(cash.each) })
      }
    />
  );
}

type PayState = {
  readonly keys: readonly string[];
  /** How many reservations they become: a round's van is one of its own. */
  readonly items: number;
  readonly total: Won;
  /** How many issues block the payment. */
  readonly problems: number;
  /** The kind of line they are about, where it is only one. */
  readonly problem: LineKind | undefined;
};

type PayButtonProps = Omit<PayState, "items"> & { readonly block?: boolean };

/** Links to the checkout with the picked lines, or to the first problem: a disabled button would explain nothing. */
function PayButton({ keys, total, problems, problem, block = false }: PayButtonProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  if (problems > 0) {
    return (
      <>
        <a href="#problem" className={buttonClass({ variant: "danger", size: "lg", block })}>
          {block ? <CircleAlert aria-hidden="true" /> : null}
          {problem ? t(`look.${problem}`) : t("solve", { count: problems })}
        </a>
        {block ? (
          <p className={`${errorClass} mt-2 justify-center`}>
            <CircleAlert aria-hidden="true" />
            {problem
              ? t(`first.${problem}`, { count: problems })
              : t("solve_first", { count: problems })}
          </p>
        ) : null}
      </>
    );
  }
  if (keys.length === 0) {
    return (
      <Button size="lg" block={block} aria-disabled="true">
        {t("pick_some")}
      </Button>
    );
  }
  const query = new URLSearchParams(keys.map((key) => ["line", key]));
  return (
    <ButtonLink to={`/payment?${query}`} size="lg" block={block}>
      {block ? t("pay_sum", { sum: formatWon(total, locale) }) : t("pay")}
    </ButtonLink>
  );
}
