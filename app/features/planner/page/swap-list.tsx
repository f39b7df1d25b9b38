import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won, won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Plan, Swap } from "#app/domain/planner/plan-types.ts";
import { shortClock, useSigned } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { photoClass, roundCardClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { PlanNames } from "./plan-names-queries.server.ts";
import { useReasonText } from "./use-reason-text.ts";

type SwapListProps = {
  readonly now: Plan;
  readonly line: CartLine;
  readonly options: readonly { readonly swap: Swap; readonly to: string }[];
  readonly names: PlanNames;
  readonly products: CartProducts;
  readonly people: number;
  readonly back: string;
};

/** What could be chosen instead: the difference for each traveller, the new sum, and what else moves. */
export function SwapList({ now, line, options, names, products, people, back }: SwapListProps) {
  const { t } = useTranslation("planner");
  return (
    <ul className="grid max-w-3xl gap-3">
      <li className={`${roundCardClass} p-4`}>
        <SwapProduct line={line} products={products}>
          <Badge className="mt-1">{t("swap.now")}</Badge>
        </SwapProduct>
        <ButtonLink to={back} variant="ghost" size="sm" className="mt-2">
          {t("swap.keep")}
        </ButtonLink>
      </li>
      {options.map(({ swap, to }) => (
        <li key={to} className={`${roundCardClass} p-4`}>
          <SwapOption {...{ swap, to, names, products, people }} before={now.total} />
        </li>
      ))}
    </ul>
  );
}

type SwapOptionProps = Pick<SwapListProps, "names" | "products" | "people"> & {
  readonly swap: Swap;
  readonly to: string;
  readonly before: Won;
};

function SwapOption({ swap, to, names, products, people, before }: SwapOptionProps) {
  const { t } = useTranslation("planner");
  const locale = useLocale();
  const signed = useSigned();
  const reasonText = useReasonText(names);
  const { name } = useLineText(products)(swap.line);
  const each = Math.round(swap.difference / people);
  return (
    <>
      <SwapProduct line={swap.line} products={products}>
        <p className="mt-1 text-18 font-extrabold tabular-nums">
          {each === 0 ? t("swap.same") : t("swap.each", { amount: signed(won(each)) })}
        </p>
      </SwapProduct>
      <p className="mt-3 text-14 text-ink-2 tabular-nums">
        {t("swap.sum", { count: people })} <s>{formatWon(before, locale)}</s>{" "}
        <b className="text-ink">{formatWon(swap.plan.total, locale)}</b>
      </p>
      {swap.moved.length > 0 ? (
        <div className="mt-2 text-14 text-ink-2">
          <b>{t("swap.moved")}</b>
          <ul className="list-disc ps-5">
            {swap.moved.map((moved) => (
              <li key={JSON.stringify(moved)}>{reasonText(moved)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <ButtonLink to={to} size="sm" wraps className="mt-3 max-md:w-full">
        {t("swap.do", { name })}
      </ButtonLink>
    </>
  );
}

type SwapProductProps = {
  readonly line: CartLine;
  readonly products: CartProducts;
  readonly children: ReactNode;
};

function SwapProduct({ line, products, children }: SwapProductProps) {
  const { name, meta, picture } = useLineText(products)(line);
  return (
    <div className="flex gap-4">
      <span className={`${photoClass} h-20 w-28 flex-none`}>
        <PictureImage picture={picture} alt="" sizes="112px" />
      </span>
      <div className="min-w-0">
        <b className="block leading-6">{name}</b>
        <p className="text-14 text-ink-2">{line.kind === "golf" ? shortClock(line.time) : meta}</p>
        {children}
      </div>
    </div>
  );
}
