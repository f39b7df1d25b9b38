import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatWon, type Won } from "#app/domain/money.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";

export type PayState = {
  readonly keys: readonly string[];
  readonly total: Won;
  /** How many things stand in the way. */
  readonly problems: number;
};

/** Leads to the checkout with what was picked; while something is wrong it leads there. */
export function PayButton({
  keys,
  total,
  problems,
  block = false,
}: PayState & { block?: boolean }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  if (problems > 0) {
    return (
      <a href="#problem" className={buttonClass({ variant: "danger", size: "lg", block })}>
        <CircleAlert aria-hidden="true" />
        {t("solve", { count: problems })}
      </a>
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
