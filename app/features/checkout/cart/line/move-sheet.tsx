import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { DayFields, type DayFieldsProps } from "./day-fields.tsx";
import { useLineText } from "./line-text.ts";
import { RideFields } from "./ride-fields.tsx";

export type MoveSheetProps = Omit<DayFieldsProps, "name"> & {
  readonly products: CartProducts;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The dialog that moves a line to another day; for a ride it edits every field. */
export function MoveSheet({ open, onOpenChange, products, ...props }: MoveSheetProps) {
  const { t } = useTranslation("cart");
  const { line, total, notReady } = props.shown;
  const { name } = useLineText(products)(line);
  const isMoved = useRef(false);
  useEffect(() => {
    if (open) isMoved.current = false;
  }, [open]);

  function move(moved: CartLine) {
    isMoved.current = true;
    props.onMove(moved);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // A moved line gets the focus at its new place, not here.
      finalFocus={() => !isMoved.current}
      title={line.kind === "callvan" ? t("ride.change") : t("move.title", { name })}
    >
      {line.kind === "callvan" ? (
        <RideFields
          products={products}
          today={props.today}
          lines={props.lines}
          before={line}
          total={notReady ? undefined : total}
          quoteLine={props.quoteLine}
          onPut={move}
        />
      ) : (
        <DayFields {...props} name={name} onMove={move} />
      )}
    </Dialog>
  );
}
