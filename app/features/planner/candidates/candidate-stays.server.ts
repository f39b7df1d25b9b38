import { MAX_ROOMS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { repriced } from "#app/domain/order/line/bill-of-line.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { StayOption } from "#app/domain/planner/plan-candidates.ts";
import { extraBeds, fitsRooms } from "#app/domain/pricing/stay-bill.ts";
import type { CartFacts } from "#app/features/order/quote/facts.server.ts";
import { priceLine } from "#app/features/order/quote/price-line.server.ts";
import type { CandidateScope } from "./candidate-scope.ts";

/** Every way to sleep in a room on the days of the scope, at the price of an order. */
export function stayOptions(
  { id: roomId, hotelId }: { readonly id: string; readonly hotelId: string },
  facts: CartFacts,
  { starts, nights, travellers, rooms, now }: CandidateScope,
): StayOption[] {
  const room = facts.stays.rooms.get(roomId);
  const rows = (facts.stays.nights.get(roomId) ?? []).toSorted((a, b) =>
    a.night.localeCompare(b.night),
  );
  const party = { adults: travellers, children: 0 };
  const counts = rooms.filter(
    (count) =>
      count <= MAX_ROOMS &&
      room &&
      fitsRooms(room, { ...party, rooms: count }) &&
      extraBeds(room, { ...party, rooms: count }) === 0,
  );
  if (counts.length === 0) return [];
  const most = Math.max(...nights);
  return starts.flatMap((checkIn) => {
    const until = addDays(checkIn, most);
    const near = rows.filter(({ night }) => checkIn <= night && night < until);
    if (near.length === 0) return [];
    // Only the nights of these stays: all others of the room would be read again for each.
    const stays = { ...facts.stays, nights: new Map([[roomId, near]]) };
    return nights.flatMap((count) =>
      counts.flatMap((rooms) => {
        const line: LineOf<"hotel"> = {
          ...{ kind: "hotel", hotelId, roomId, checkIn, checkOut: addDays(checkIn, count), rooms },
          ...{ ...party, price: won(0) },
        };
        const priced = priceLine(line, { facts: { ...facts, stays }, wanted: new Map(), now });
        if (!priced.bill || priced.notReady) return [];
        const sold = repriced(priced.line, priced.bill) as LineOf<"hotel">;
        return [{ hotelId, roomId, checkIn, line: sold, price: sold.price }];
      }),
    );
  });
}
