/** Who booked, as it was written in the form, and which texts were agreed to. */
export type OrderBooker = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly agreements: readonly { readonly kind: string; readonly version: number }[];
};
