import { dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";
import { canCancel } from "#app/domain/reservation/refund/dependent-lines.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

export type ChangeableLine = {
  readonly kind: LineKind;
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly zone: string;
  readonly choice: CartLine | null;
  readonly bill: Bill | null;
  readonly parentLine: string | null;
  /** What has been given back of it already. */
  readonly refunded: number;
  /** open: a post looks for partners · joined: some were accepted, or have paid. */
  readonly partners: "none" | "open" | "joined";
};

type LedLine = Pick<ChangeableLine, "kind" | "status" | "usedOn"> & {
  readonly choiceKind: string | null;
};

const OWN_KINDS: readonly LineKind[] = ["golf", "hotel", "callvan"];

/** Whether its owner is led to the page of a change, which says the rest; a van that comes with a round is changed with it. */
export function leadsToChange(line: LedLine, today: LocalDate): boolean {
  const isOwn = OWN_KINDS.includes(line.kind) && line.choiceKind === line.kind;
  return isOwn && canCancel(line) && line.usedOn >= today;
}

/** Why a line cannot be changed by its owner; undefined where it can. */
export function whyUnchangeable(line: ChangeableLine, now: Date): ErrorCode | undefined {
  if (!canCancel(line) || line.usedOn < dateIn(line.zone, now)) return "reservation.change_over";
  if (isForStaff(line)) return "reservation.change_by_staff";
  return line.partners === "open" ? "reservation.change_partners" : undefined;
}

/** Others have paid for it too, its price was agreed by hand, or it comes along with its round. */
function isForStaff({ kind, choice, bill, parentLine, refunded, partners }: ChangeableLine) {
  if (kind === "caddy" || kind === "tournament" || kind !== choice?.kind) return true;
  if (choice.kind === "golf" && choice.join !== undefined) return true;
  const isOverridden = bill === null || bill.rows.some(({ code }) => code === "override");
  return parentLine !== null || isOverridden || refunded > 0 || partners === "joined";
}
