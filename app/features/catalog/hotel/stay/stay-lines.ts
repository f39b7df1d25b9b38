import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { StayPlan } from "./plan-stay.server.ts";

/** The chosen stay as a cart line; none until it has a price. */
export function stayLines(hotelId: string, { choice, stay }: StayPlan): readonly CartLine[] {
  if (!choice || !stay?.quote?.ok || !stay.checkIn || !stay.checkOut) return [];
  const { roomId, rooms, adults, children } = choice;
  return [
    {
      kind: "hotel",
      hotelId,
      roomId,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      rooms,
      adults,
      children,
      price: stay.quote.total,
    },
  ];
}
