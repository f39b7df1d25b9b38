import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { ProductOptions } from "#app/features/phone-order/product-options.server.ts";

export type NewLineProps = {
  readonly products: ProductOptions;
  readonly lines: readonly CartLine[];
  /** The first day that a form offers: that of the last line, or in two weeks. */
  readonly day: LocalDate;
  readonly players: number;
  readonly onAdd: (line: CartLine) => void;
};
