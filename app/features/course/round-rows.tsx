import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/locale.ts";
import { formatWon, type Won } from "#app/domain/money.ts";
import { cartsFor, type RoundPrice } from "#app/domain/pricing/round-price.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { CourseDetail } from "./course-queries.server.ts";

type RoundRowsProps = {
  readonly course: CourseDetail;
  readonly players: number;
  readonly greenFee: Won;
  readonly price: RoundPrice;
};

/** How the sum comes about. What the green fee covers, or one may leave out, says so instead of a sum. */
export function RoundRows({ course, players, greenFee, price }: RoundRowsProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const number = new Intl.NumberFormat(LOCALE_TAG[locale]);
  const carts = cartsFor(players, course.playersPerCart);
  return (
    <Rows
      tight
      rows={[
        {
          label: t("fee.green"),
          note: `${number.format(greenFee)} × ${players}`,
          amount: formatWon(price.green, locale),
        },
        {
          label: t("fee.cart"),
          note: price.cart > 0 ? `${number.format(course.cartFee)} × ${carts}` : undefined,
          amount: price.cart > 0 ? formatWon(price.cart, locale) : t(wordFor(course.includesCart)),
        },
        {
          label: t("fee.caddy"),
          note: price.caddy > 0 ? `${number.format(course.caddyFee)} × ${players}` : undefined,
          amount:
            price.caddy > 0 ? formatWon(price.caddy, locale) : t(wordFor(course.includesCaddy)),
        },
      ]}
      total={{
        label: t("fee.total", { count: players }),
        amount: formatWon(price.total, locale),
      }}
    />
  );
}

function wordFor(included: boolean) {
  return included ? "fee.included" : "fee.optional";
}
