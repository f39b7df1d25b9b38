import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { Button } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/use-lazy-part.ts";
import { useAddToCart } from "./use-add-to-cart.ts";

type AddToCartProps = {
  readonly lines: readonly CartLine[];
  /** Says the sum: 「₩484,000 담기」. */
  readonly label: string;
  /** While newer figures are on their way, what is on show may not be what was chosen. */
  readonly busy?: boolean;
};

const loadDialog = async () => (await import("#app/ui/overlay/confirm-dialog.tsx"))?.ConfirmDialog;

/** A visitor is told to log in, and finds it done on the way back. */
export function AddToCart({ lines, label, busy = false }: AddToCartProps) {
  const { t } = useTranslation(["buy", "errors"]);
  const { ready, add, logIn } = useAddToCart();
  const [asks, setAsks] = useState(false);
  const [Dialog, isOpen] = useLazyPart(loadDialog, asks, () => setAsks(false));
  return (
    <>
      <Button
        size="lg"
        block
        busy={!ready || busy}
        onClick={() => {
          if (!add(lines)) setAsks(true);
        }}
      >
        <ShoppingBag aria-hidden="true" />
        {label}
      </Button>
      {Dialog ? (
        <Dialog
          open={isOpen}
          onOpenChange={setAsks}
          title={t("errors:auth.login_required")}
          text={t("login.text")}
          confirmLabel={t("login.go")}
          cancelLabel={t("login.stay")}
          onConfirm={() => logIn(lines)}
        />
      ) : null}
    </>
  );
}
