import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";

type Products = Pick<CartProducts, "rooms" | "courses">;

/** The region of the trip: that of its first stay or round. */
export function cartRegion(
  lines: readonly CartLine[],
  { rooms, courses }: Products,
): string | undefined {
  const regions = lines.flatMap((line) => {
    if (line.kind === "hotel") return rooms[line.roomId]?.regionId ?? [];
    return line.kind === "golf" ? (courses[line.courseId]?.regionId ?? []) : [];
  });
  return regions[0];
}
