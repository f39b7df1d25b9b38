import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { Button } from "#app/ui/button.tsx";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import { useAddToCart } from "./use-add-to-cart.tsx";

type AddToCartProps = {
  readonly lines: readonly CartLine[];
  /** With the price: 「₩484,000 담기」. */
  readonly label: string;
  /** While a newer price is loading, the shown one may be outdated. */
  readonly busy?: boolean;
};

const loadDialog = async () => (await import("#app/ui/overlay/confirm-dialog.tsx"))?.ConfirmDialog;

/** A visitor is sent to the login; the lines are added on return. */
export function AddToCart({ lines, label, busy = false }: AddToCartProps) {
  const { t } = useTranslation(["buy", "titles"]);
  const { ready, add, logIn, question } = useAddToCart();
  const [isAsking, setAsking] = useState(false);
  const [Dialog, isOpen] = useLazyPart(loadDialog, isAsking, () => setAsking(false));
  return (
    <>
      <Button
        size="lg"
        block
        busy={!ready || busy}
        onClick={() => {
          if (!add(lines)) setAsking(true);
        }}
      >
        <ShoppingBag aria-hidden="true" />
        {label}
      </Button>
      {Dialog ? (
        <Dialog
          open={isOpen}
          onOpenChange={setAsking}
          title={t("titles:auth.login_required")}
          text={t("login.text")}
          confirmLabel={t("login.go")}
          cancelLabel={t("login.stay")}
          onConfirm={() => logIn(lines)}
        />
      ) : null}
      {question}
    </>
  );
}
