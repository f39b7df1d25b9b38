import { Popover } from "@base-ui/react/popover";
import { Ellipsis, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { AdminQueue } from "#app/domain/reservation/desk/queues.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { menuItemClass, menuPopupClass } from "#app/features/desk/list/export-menu.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { popoverPlaceClass } from "#app/ui/overlay/popover-class.ts";
import { queueAddress } from "./reservation-filter.ts";
import type { ReservationRow } from "./reservation-queue-queries.server.ts";

const ACTION = {
  confirm: "queue.do_confirm",
  recheck: "queue.do_recheck",
  decide: "queue.do_decide",
} as const;

type CardActionsProps = {
  readonly row: ReservationRow;
  readonly queue: AdminQueue | undefined;
  readonly isFirst: boolean;
};

/** On a phone every card has the action of its queue, a call to the supplier, and the rest of what can be done. */
export function CardActions({ row, queue, isFirst }: CardActionsProps) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const [search] = useSearchParams();
  const isAction = queue === "confirm" || queue === "recheck" || queue === "decide";
  const action = isFirst ? "primary" : "tonal";
  const { supplierPhone } = row;
  return (
    <span className="mt-2 flex gap-2 [&>*]:min-h-11 [&>*]:min-w-12 [&>*]:px-3 [&>:first-child]:flex-1">
      <Link
        to={queueAddress(search, row.idx)}
        className={buttonClass({ variant: isAction ? action : "secondary", size: "sm" })}
      >
        {t(isAction ? ACTION[queue] : "queue.open")}
      </Link>
      {supplierPhone ? (
        <a
          href={`tel:${supplierPhone.replace(/[^\d+]/g, "")}`}
          aria-label={t("reservation-desk:call_supplier", { phone: supplierPhone })}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          <Phone aria-hidden="true" />
        </a>
      ) : null}
      <MoreMenu row={row} address={queueAddress(search, row.idx)} />
    </span>
  );
}

type MoreMenuProps = { readonly row: ReservationRow; readonly address: string };

/** Links to the parts of the record, so that nothing has to be scrolled to. */
function MoreMenu({ row, address }: MoreMenuProps) {
  const { t } = useTranslation("reservation-desk");
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={t("card_more", { title: row.title })}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        <Ellipsis aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className={popoverPlaceClass}>
          <Popover.Popup className={menuPopupClass}>
            <Popover.Title className="px-3 py-1.5 text-13 text-ink-2">{row.title}</Popover.Title>
            {isOpen(row.status) ? (
              <Link className={menuItemClass} to={`${address}#request`}>
                {t("card_request")}
              </Link>
            ) : null}
            {row.status === "PENDING" && row.kind === "golf" ? (
              <Link className={menuItemClass} to={`${address}#offer`}>
                {t("can.offer")}
              </Link>
            ) : null}
            {row.status === "PENDING" ? (
              <Link className={menuItemClass} to={`${address}#refuse`}>
                {t("can.refuse")}
              </Link>
            ) : null}
            <Link className={menuItemClass} to={`${address}#notes`}>
              {t("card_note")}
            </Link>
            <Link className={menuItemClass} to={`/admin/reservations/order/${row.orderId}`}>
              {t("card_order")}
            </Link>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
