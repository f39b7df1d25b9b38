import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";

export type PayState = {
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
export function PayButton({ keys, total, problems, problem, block = false }: PayButtonProps) {
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
          <p className="error mt-2 justify-center">
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
