import { useTranslation } from "react-i18next";
import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { numberFormat } from "#app/domain/common/text/formats.ts";
import { cartsFor } from "#app/domain/pricing/round-price.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Rows } from "#app/ui/rows.tsx";
import type { RoundPlan } from "./round-plan.server.ts";

export type PricedRound = Extract<
  NonNullable<RoundPlan["chosen"]>,
  { readonly bill: object; readonly price: object }
>;

type RoundRowsProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly chosen: PricedRound;
};

/** The rows of the sum. What is included or optional says so instead of an amount. */
export function RoundRows({ course, plan, chosen }: RoundRowsProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const { players } = plan;
  const { price, greenFee, extras, bill } = chosen;
  const number = numberFormat(LOCALE_TAG[locale]);
  const carts = cartsFor(players, course.playersPerCart);
  const named = extras.named.filter(({ state }) => state === "free");
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
          note: price.cart > 0 ? `${number.format(price.cart / carts)} × ${carts}` : undefined,
          amount:
            price.cart > 0 ? formatWon(price.cart, locale) : t(includedLabel(course.includesCart)),
        },
        {
          label: t("fee.caddy"),
          note:
            price.caddy > 0 ? `${number.format(price.caddy / players)} × ${players}` : undefined,
          amount:
            price.caddy > 0
              ? formatWon(price.caddy, locale)
              : t(includedLabel(course.includesCaddy)),
        },
        ...(extras.van && extras.trip
          ? [
              {
                label: t(`van.row_${extras.trip}`),
                note: t("van.cars", { vehicle: extras.van.vehicle, count: extras.van.cars }),
                amount: formatWon(bill.ride, locale),
              },
            ]
          : []),
        ...(named.length > 0
          ? [
              {
                label: t("fee.named"),
                note: named.map(({ nickname }) => nickname).join(", "),
                amount: formatWon(bill.caddies, locale),
              },
            ]
          : []),
      ]}
      total={{
        label: t("fee.total", { count: players }),
        amount: formatWon(bill.total, locale),
      }}
    />
  );
}

function includedLabel(included: boolean) {
  return included ? "fee.included" : "fee.optional";
}
