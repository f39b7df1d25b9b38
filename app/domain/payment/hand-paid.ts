const MARK = "hand:";
/** Before it stands the refund's own id, so that one transfer may pay for several. */
const MARK_LENGTH = MARK.length + 36 + 1;

/** Stands where the provider's key of a cancel would: the money went back by bank transfer. */
export function handPaidKey(refundId: string, transfer: string): string {
  return `${MARK}${refundId}:${transfer}`;
}

export function isPaidByHand(transactionKey: string | null): boolean {
  return transactionKey?.startsWith(MARK) ?? false;
}

/** What the bank calls the transfer; null where the provider gave the money back. */
export function transferOf(transactionKey: string | null): string | null {
  return isPaidByHand(transactionKey) ? (transactionKey?.slice(MARK_LENGTH) ?? null) : null;
}
