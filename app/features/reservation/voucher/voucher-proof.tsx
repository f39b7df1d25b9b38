import { BadgeCheck } from "lucide-react";
import { timeIn } from "#app/domain/catalog/sale/cut-off.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Both, Fact } from "./voucher-fact.tsx";
import { confirmationLabel, voucherLabel } from "./voucher-labels.ts";
import type { Voucher } from "./voucher-queries.server.ts";

type VoucherProofProps = { readonly voucher: Voucher; readonly square: string };

/** What the front desk looks up, and whose number it is. */
export function VoucherProof({ voucher, square }: VoucherProofProps) {
  const { kind, confirmation, voucherCode, confirmedAt, recheckedAt, zone } = voucher;
  const day = confirmedAt && dateIn(zone, confirmedAt);
  // In the venue's time, since it is read there.
  const again = recheckedAt && `${dateIn(zone, recheckedAt)} ${timeIn(zone, recheckedAt)}`;
  return (
    <div className="tear mx-6 flex items-center gap-4 py-6 md:gap-5">
      <img
        src={square}
        alt={voucherCode}
        width={148}
        height={148}
        className="size-30 flex-none md:size-37"
      />
      <dl className="grid min-w-0 gap-3">
        {confirmation.by === "supplier" ? (
          <Fact word={voucherLabel(`reference.${kind}`)}>
            <b className="num text-18 break-all md:text-22">{confirmation.number}</b>
          </Fact>
        ) : null}
        <Fact word={voucherLabel("code")}>
          <b className="num text-18 md:text-22">{voucherCode}</b>
        </Fact>
        {confirmation.by === "supplier" ? null : (
          <div className="text-14 text-ink-2">
            <dt className="sr-only">
              <Both word={voucherLabel("confirmed")} />
            </dt>
            <dd>
              <Both word={confirmationLabel(kind, confirmation.by)} />
            </dd>
          </div>
        )}
        {day ? (
          <Fact word={voucherLabel("confirmed")}>
            <Badge tone="instant" icon={BadgeCheck}>
              <span className="num">{day}</span>
            </Badge>
          </Fact>
        ) : null}
        {again ? (
          <Fact word={voucherLabel("rechecked")}>
            <Badge tone="instant" icon={BadgeCheck}>
              <span className="num">{again}</span>
            </Badge>
          </Fact>
        ) : null}
      </dl>
    </div>
  );
}
