const PREFIX = "hand:";
/** The refund's id follows, so that one transfer may pay for several refunds. */
const PREFIX_LENGTH = PREFIX.length + 36 + 1;

/** Stored in place of the provider's key of a cancel: the money was refunded by bank transfer. */
export function bankTransferKey(refundId: string, transfer: string): string {
  return `${PREFIX}${refundId}:${transfer}`;
}

export function isPaidByBankTransfer(transactionKey: string | null): boolean {
  return transactionKey?.startsWith(PREFIX) ?? false;
}

/** What the bank calls the transfer; null where the provider gave the money back. */
export function bankTransferReference(transactionKey: string | null): string | null {
  return isPaidByBankTransfer(transactionKey)
    ? (transactionKey?.slice(PREFIX_LENGTH) ?? null)
    : null;
}
