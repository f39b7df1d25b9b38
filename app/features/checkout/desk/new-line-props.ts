import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { ProductOptions } from "#app/features/checkout/phone-order/product-options.server.ts";

export type NewLineProps = {
  readonly products: ProductOptions;
  readonly lines: readonly CartLine[];
  /** The first day that a form offers: that of the last line, or in two weeks. */
  readonly day: LocalDate;
  readonly players: number;
  readonly onAdd: (line: CartLine) => void;
};
