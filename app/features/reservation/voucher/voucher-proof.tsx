import { BadgeCheck } from "lucide-react";
import { timeIn } from "#app/domain/catalog/sale/cut-off.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Both, Fact } from "./voucher-fact.tsx";
import { confirmationLabel, voucherLabel } from "./voucher-labels.ts";
import type { Voucher } from "./voucher-queries.server.ts";

/** Half circles at either end of the line where it would be torn. */
const NOTCHES =
  "before:absolute before:-top-3.25 before:-left-9 before:size-6 before:rounded-pill before:border before:border-line before:bg-sand after:absolute after:-top-3.25 after:-right-9 after:size-6 after:rounded-pill after:border after:border-line after:bg-sand";

type VoucherProofProps = { readonly voucher: Voucher; readonly square: string };

/** What the front desk looks up, and whose number it is. */
export function VoucherProof({ voucher, square }: VoucherProofProps) {
  const { kind, confirmation, voucherCode, confirmedAt, recheckedAt, zone } = voucher;
  const day = confirmedAt && dateIn(zone, confirmedAt);
  // In the venue's time, since it is read there.
  const again = recheckedAt && `${dateIn(zone, recheckedAt)} ${timeIn(zone, recheckedAt)}`;
  return (
    <div
      className={`relative mx-6 flex items-center gap-4 border-t-2 border-line border-dashed py-6 md:gap-5 ${NOTCHES}`}
    >
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
            <b className="tabular-nums whitespace-nowrap text-18 break-all md:text-22">
              {confirmation.number}
            </b>
          </Fact>
        ) : null}
        <Fact word={voucherLabel("code")}>
          <b className="tabular-nums whitespace-nowrap text-18 md:text-22">{voucherCode}</b>
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
              <span className="tabular-nums whitespace-nowrap">{day}</span>
            </Badge>
          </Fact>
        ) : null}
        {again ? (
          <Fact word={voucherLabel("rechecked")}>
            <Badge tone="instant" icon={BadgeCheck}>
              <span className="tabular-nums whitespace-nowrap">{again}</span>
            </Badge>
          </Fact>
        ) : null}
      </dl>
    </div>
  );
}
