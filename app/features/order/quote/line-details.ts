import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";

/** The part of a sellable line that each kind of product fills in itself. */
export type LineDetails = Pick<
  SellableLine,
  "title" | "detail" | "zone" | "booking" | "tiers" | "needs"
> &
  Partial<Pick<SellableLine, "productId" | "endsOn">>;
