import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { vehicleOf, withTrip } from "#app/domain/order/line/line-edit.ts";
import { shortClock } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { BillRows, Fold, rowsOfPart } from "./bill-lines.tsx";
import { EditPills } from "./edit-pills.tsx";
import { SubLine } from "./sub-line.tsx";

type VanLineProps = {
  readonly shown: ShownLine;
  readonly products: CartProducts;
  readonly busy: boolean;
  readonly isBad: boolean;
  readonly onChange: (line: CartLine) => void;
  /** Its issues. */
  readonly children?: ReactNode;
};

/** The van of a round: pick-up time, car, and the price of other cars. */
export function VanLine({ shown, products, busy, isBad, onChange, children }: VanLineProps) {
  const { t } = useTranslation("cart");
  const { line, pickUp } = shown;
  if (line.kind !== "golf" || line.callvan === "none") return null;
  // A single row would only repeat the total.
  const fees = rowsOfPart(shown, "van");
  const name = t(`golf.ride_${line.callvan}`);
  const id = vehicleOf(line, products.vehicles);
  const vehicle = products.vehicles.find((each) => each.id === id)?.name;
  const car = vehicle
    ? t("detail.cars", { vehicle, count: line.cars })
    : t("cars", { count: line.cars });
  const whole = car.replaceAll(" ", "\u00a0");
  const meta = [pickUp && t("golf.pick_up", { time: shortClock(pickUp) }), whole];
  return (
    <SubLine
      name={name}
      meta={meta.filter(Boolean).join(" · ")}
      amount={line.fees.van}
      picture={null}
      isBad={isBad}
      removeLabel={t("remove_name", { name })}
      onRemove={() => onChange(withTrip(line, "none", products.vehicles))}
    >
      {children}
      <div className="-mb-3 ml-12.5 flex flex-wrap gap-x-4 md:ml-14">
        <Fold open={t("edit.ride")}>
          <fieldset className="flex flex-wrap gap-2 pb-3" disabled={busy}>
            <legend className="sr-only">{t("edit.legend", { name })}</legend>
            <EditPills
              shown={shown}
              products={products}
              pills={["callvan", "vehicle", "cars"]}
              onChange={onChange}
            />
          </fieldset>
        </Fold>
        {fees.length > 1 ? (
          <Fold open={t("bill.open")}>
            <div className="pb-3">
              <BillRows rows={fees} />
            </div>
          </Fold>
        ) : null}
      </div>
    </SubLine>
  );
}
