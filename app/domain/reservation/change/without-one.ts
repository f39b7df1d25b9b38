import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import { type ChangeWish, wishOf } from "./change-wish.ts";

type Named = Pick<Traveller, "firstName" | "lastName">;

type WithoutOne = { readonly wish: ChangeWish; readonly travellers: readonly Traveller[] };

/** A line without one of its people; undefined when the name is not on it, or the line would be empty. */
export function withoutOne(
  choice: CartLine,
  travellers: readonly Traveller[],
  who: Named,
): WithoutOne | undefined {
  const at = travellers.findIndex(
    ({ firstName, lastName }) => firstName === who.firstName && lastName === who.lastName,
  );
  const wish = wishOf(choice);
  const fewer = wish && oneFewer(wish);
  return at < 0 || !fewer ? undefined : { wish: fewer, travellers: travellers.toSpliced(at, 1) };
}

/** Rooms and cars shrink only on request. */
function oneFewer(wish: ChangeWish): ChangeWish | undefined {
  switch (wish.kind) {
    case "golf":
      return wish.players > 1 ? { ...wish, players: wish.players - 1 } : undefined;
    case "hotel":
      return wish.adults > 1 ? { ...wish, adults: wish.adults - 1 } : undefined;
    case "callvan":
      return wish.people > 1 ? { ...wish, people: wish.people - 1 } : undefined;
  }
}
