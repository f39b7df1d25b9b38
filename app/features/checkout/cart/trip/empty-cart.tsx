import { ShoppingBag } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { RideForm } from "#app/features/checkout/cart/line/ride-form.tsx";
import { useChangeCart } from "#app/features/checkout/cart/use-change-cart.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type EmptyCartProps = {
  readonly memberId: string;
  readonly today: LocalDate;
  readonly products: CartProducts;
};

export function EmptyCart({ memberId, today, products }: EmptyCartProps) {
  const { t } = useTranslation("cart");
  const cart = useChangeCart(memberId, []);
  return (
    <>
      <EmptyState
        icon={ShoppingBag}
        title={t("empty.title")}
        text={t("empty.text")}
        action={
          <>
            <ButtonLink to="/course/home">{t("empty.golf")}</ButtonLink>
            <ButtonLink to="/hotel/home" variant="secondary">
              {t("empty.hotel")}
            </ButtonLink>
            <ButtonLink to="/ai" variant="secondary">
              {t("empty.plan")}
            </ButtonLink>
          </>
        }
      />
      <RideForm
        products={products}
        today={today}
        lines={[]}
        first={undefined}
        quoteLine={cart.quoteLine}
        onAdd={(line) => void cart.change({ remove: [], put: [line], done: t("ride.done") })}
      />
    </>
  );
}
