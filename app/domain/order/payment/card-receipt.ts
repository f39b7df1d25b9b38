/** What a receipt shows of the provider's answer. */
export type CardReceipt = {
  readonly method: string | null;
  /** Masked by the provider. */
  readonly cardNumber: string | null;
  readonly installmentMonths: number;
  readonly approveNo: string | null;
  readonly url: string | null;
};
