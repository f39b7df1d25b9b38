import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PossibleAction } from "#app/domain/reservation/desk/possible-actions.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/overlay/overlay-sheet.tsx";
import { ConfirmForm } from "./confirm-card.tsx";

/** More do not fit in one row on a phone. */
const SHOWN = 3;

/** On a phone the actions stay in reach at the bottom; confirming opens a sheet over the record. */
export function ReservationBar({ possible }: { readonly possible: readonly PossibleAction[] }) {
  const { t } = useTranslation(["reservation-desk", "desk"]);
  const [isOpen, setOpen] = useState(false);
  if (possible.length === 0) return null;
  const others = possible.filter((action) => action !== "confirm");
  const links = (others.length < possible.length ? others.slice(0, SHOWN - 1) : others).map(
    (action, index) => (
      <a
        key={action}
        href={`#${action}`}
        onClick={() => setOpen(false)}
        className={buttonClass({
          variant: index === 0 && others.length === possible.length ? "primary" : "secondary",
          size: "sm",
        })}
      >
        {t(action === "offer" ? "bar_offer" : `can.${action}`)}
      </a>
    ),
  );
  return (
    <nav
      aria-label={t("bar")}
      className="sticky bottom-0 z-20 -mx-4 flex gap-2 border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] *:flex-[1_1_0] *:px-2 *:first:grow-2 md:hidden"
    >
      {others.length < possible.length ? (
        <Button size="sm" onClick={() => setOpen(true)}>
          {t("bar_confirm")}
        </Button>
      ) : null}
      {links}
      <Sheet title={t("desk:step.confirm")} open={isOpen} onOpenChange={setOpen}>
        <ConfirmForm isFirst={false} />
        <div className="mt-3 grid grid-cols-2 gap-2">{links}</div>
      </Sheet>
    </nav>
  );
}
