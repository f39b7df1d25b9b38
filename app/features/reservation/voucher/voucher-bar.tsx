import { Phone, QrCode } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasVoucher } from "#app/domain/reservation/status/status.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";

type VoucherBarProps = { readonly reservation: Pick<OwnReservation, "id" | "status"> };

/** On a phone the voucher and the phone number are at the bottom, in reach of the thumb. */
export function VoucherBar({ reservation: { id, status } }: VoucherBarProps) {
  const { t } = useTranslation("reservation");
  const { phone } = useBusiness();
  if (!hasVoucher(status)) return null;
  return (
    <BottomBar>
      <a
        className={buttonClass({ variant: "secondary", size: "lg", className: "px-4!" })}
        href={`tel:${phone}`}
        aria-label={t("help.call_us")}
      >
        <Phone aria-hidden="true" />
      </a>
      <ButtonLink to={`/reservation/${id}/voucher`} size="lg" className="flex-1">
        <QrCode aria-hidden="true" />
        {t("detail.voucher")}
      </ButtonLink>
    </BottomBar>
  );
}
