import { type Won, won } from "#app/domain/common/money.ts";

/** How much of a refund each payment returns, in the order given; the last takes what the others cannot. */
export function splitOverPayments(card: Won, left: readonly number[]): Won[] {
  let open: number = card;
  return left.map((most, index) => {
    const isLast = index === left.length - 1;
    const part = isLast ? open : Math.min(open, Math.max(0, most));
    open -= part;
    return won(part);
  });
}

const REFERENCE = /^cancel:([\da-f-]{36})(?::([\da-f-]{36}))?(?:~\d+)?$/;
const RESENT = /~\d+$/;

/**
 * Our name for a refund at the provider, the same for every try at it; a part of one also names whose payment it is of.
 * Sent again after a definite no, it gets a new key: under the old one the provider only repeats its no.
 */
export function refundReference(refundId: string, partOf?: string, resends = 0): string {
  const name = partOf ? `cancel:${refundId}:${partOf}` : `cancel:${refundId}`;
  return resends > 0 ? `${name}~${resends}` : name;
}

/** Whether two such names mean the same money, however often it was sent once more. */
export function isSameRefund(reference: string | undefined, other: string): boolean {
  return reference?.replace(RESENT, "") === other.replace(RESENT, "");
}

/** The refund that such a name means; undefined where a cancel is none of ours. */
export function refundOfReference(reference: string | undefined): string | undefined {
  return REFERENCE.exec(reference ?? "")?.[1];
}
