import { CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useMayRead } from "#app/features/desk/desk-person.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { linkClass } from "#app/ui/look/link-class.ts";

type PriceLinkProps = {
  readonly to: string;
  /** As a button of a page's head; otherwise as a link in a table. */
  readonly button?: boolean;
};

/** Leads to a price calendar; empty for staff who may not see prices. */
export function PriceLink({ to, button = false }: PriceLinkProps) {
  const { t } = useTranslation("desk");
  if (!useMayRead("prices")) return null;
  return (
    <Link
      to={to}
      className={button ? buttonClass({ variant: "secondary", size: "xs" }) : linkClass}
    >
      {button ? <CalendarDays aria-hidden="true" /> : null}
      {t("price.open")}
    </Link>
  );
}
