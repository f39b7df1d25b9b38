import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { isSavable } from "./copy-actions.ts";

/** As many lines as a long trip of a party has. */
const MAX_LINES = 20;

const BUILT = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;

/** The built files that a document or a style sheet names. */
export function assetPathsIn(text: string): string[] {
  return [...new Set(text.match(BUILT))];
}

type Line = {
  readonly id: string;
  readonly orderId: string;
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly endsOn: LocalDate | null;
};

/** The vouchers of the next trip with their days, the nearest first: what is saved of another text than this is no longer true. */
export function vouchersToSave(lines: readonly Line[]): string {
  const confirmed = lines
    .filter(({ status }) => isSavable(status))
    .toSorted((a, b) => a.usedOn.localeCompare(b.usedOn));
  return confirmed
    .filter(({ orderId }) => orderId === confirmed[0]?.orderId)
    .slice(0, MAX_LINES)
    .map(({ id, usedOn, endsOn }) => [id, usedOn, endsOn].filter(Boolean).join("/"))
    .join(" ");
}

export function voucherAddresses(vouchers: string, root: string): string[] {
  const ids = vouchers.split(" ").flatMap((each) => each.split("/")[0] || []);
  return ids.map((id) => `${root}/${id}/voucher`);
}
