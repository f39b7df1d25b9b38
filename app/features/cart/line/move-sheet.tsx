import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { DayFields, type DayFieldsProps } from "./day-fields.tsx";
import { useLineWords } from "./line-text.ts";
import { RideFields } from "./ride-fields.tsx";

export type MoveSheetProps = Omit<DayFieldsProps, "name"> & {
  readonly things: CartThings;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** Where a line is put on another day; of a ride, everything about it. */
export function MoveSheet({ open, onOpenChange, things, ...props }: MoveSheetProps) {
  const { t } = useTranslation("cart");
  const { line, total, notReady } = props.shown;
  const { name } = useLineWords(things)(line);
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
      // What was moved takes the focus where it arrives.
      finalFocus={() => !isMoved.current}
      title={line.kind === "callvan" ? t("ride.change") : t("move.title", { name })}
    >
      {line.kind === "callvan" ? (
        <RideFields
          things={things}
          today={props.today}
          lines={props.lines}
          before={line}
          total={notReady ? undefined : total}
          ask={props.ask}
          onPut={move}
        />
      ) : (
        <DayFields {...props} name={name} onMove={move} />
      )}
    </Dialog>
  );
}
