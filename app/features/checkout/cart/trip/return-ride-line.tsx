import { PlaneTakeoff, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CartPreview } from "#app/domain/checkout/cart/cart-lines.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { carsOf, vehicleOf } from "#app/domain/order/line/line-edit.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import type { ChangeCart } from "#app/features/checkout/cart/use-change-cart.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";

export type ReturnRideLine = CartPreview["returnRide"];

type ReturnRideProps = {
  readonly line: NonNullable<ReturnRideLine>;
  readonly products: CartProducts;
  readonly cart: ChangeCart;
};

/** Suggests the ride back to the airport where only the way there is booked. */
export function ReturnRide({ line, products, cart }: ReturnRideProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const lineText = useLineText(products);
  const id = vehicleOf(line, products.vehicles);
  const vehicle = products.vehicles.find((each) => each.id === id)?.name ?? "";
  const count = carsOf(line, products.vehicles);
  const time = shortClock(line.time ?? "");
  return (
    <li className="trip-item">
      <div className="gut" aria-hidden="true">
        <span className="node">
          <PlaneTakeoff className="size-5" />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-3 bg-white p-4">
        <div className="min-w-50 flex-1">
          <b className="block leading-6">{t("back.title")}</b>
          <p className="text-14 text-ink-2 tabular-nums">
            {lineText(line).name}
            {", "}
            {t("back.when", { time })}
            {", "}
            {t("detail.cars", { vehicle, count })}{" "}
            <b className="whitespace-nowrap text-ink">{formatWon(line.price, locale)}</b>
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          busy={cart.busy !== undefined}
          onClick={() => void cart.change({ remove: [], put: [line], done: t("ride.done") })}
        >
          <Plus aria-hidden="true" />
          {t("ride.add")}
        </Button>
      </div>
    </li>
  );
}
