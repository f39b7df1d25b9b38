/** The booker as entered in the form, and the texts agreed to. */
export type OrderBooker = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly agreements: readonly { readonly kind: string; readonly version: number }[];
};
