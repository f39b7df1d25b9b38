import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LateDialog } from "#app/ui/overlay/late-dialog.tsx";

type HoldEndedProps = {
  readonly isOpen: boolean;
  readonly onShut: () => void;
  /** Holds the places again and goes on to the card. */
  readonly onAgain: () => void;
};

/** The places were released; the lines are still in the cart. */
export function HoldEnded({ isOpen, onShut, onAgain }: HoldEndedProps) {
  const { t } = useTranslation("payment");
  return (
    <LateDialog
      title={t("hold.ended")}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onShut();
      }}
      footer={
        <>
          <ButtonLink to="/shopping_cart" variant="secondary">
            {t("checkout.cart")}
          </ButtonLink>
          <Button onClick={onAgain}>{t("hold.again")}</Button>
        </>
      }
    >
      <p className="text-ink-2">{t("hold.ended_text")}</p>
    </LateDialog>
  );
}
