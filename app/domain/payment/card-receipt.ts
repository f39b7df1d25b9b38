/** What the provider told of a payment, as far as a receipt needs it. */
export type CardReceipt = {
  readonly method: string | null;
  /** Masked by the provider. */
  readonly cardNumber: string | null;
  readonly installmentMonths: number;
  readonly approveNo: string | null;
  readonly url: string | null;
};
