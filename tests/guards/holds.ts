import type { Guard } from "./guard.ts";

const PLACE = "app/features/checkout/purchase/place-order.server.ts";
const DISCOUNTS = "app/features/checkout/purchase/discounts-for.server.ts";
const AGAIN = "tests/postgres/checkout/pay-again.test.ts";

/** As it was once: the buyer's places are for sale while the next order is priced. */
const RELEASED_FIRST = `  const lines = request.lines.map((choice) => ({ key: lineKey(choice), choice, needs: [] }));
  await releaseEarlierHolds(services.db, { memberId, lines, now, orderId: "", isByLink: false });
  return placePriced(services, memberId, request, now);`;

/** Section 3, too: the one of the crowd who has the place and presses again. */
export const HOLD_GUARDS: readonly Guard[] = [
  {
    section: 3,
    guard: "a hold is released by the transaction that takes its places again, and by none before",
    file: PLACE,
    find: "  return placePriced(services, memberId, request, now);",
    put: RELEASED_FIRST,
    project: "postgres",
    test: AGAIN,
    title: "has the last place until the next order has it",
  },
  {
    section: 3,
    guard: "who is refused the second time still has the first order",
    file: PLACE,
    find: "  return placePriced(services, memberId, request, now);",
    put: RELEASED_FIRST,
    project: "postgres",
    test: AGAIN,
    title: "still holds the place, and pays it with the first order",
  },
  {
    section: 3,
    guard: "the coupon of the order that is replaced is free for the next one",
    file: DISCOUNTS,
    find: "usedAt: isFree ? null : usedAt",
    put: "usedAt",
    project: "postgres",
    test: AGAIN,
    title: "coupon and points of the order that is replaced",
  },
  {
    section: 3,
    guard: "the points of the order that is replaced are free for the next one",
    file: DISCOUNTS,
    find: " + spent };",
    put: " };",
    project: "postgres",
    test: AGAIN,
    title: "coupon and points of the order that is replaced",
  },
  {
    section: 3,
    guard: "what is given back and taken again is locked in the one order",
    file: "app/features/checkout/purchase/release-earlier-holds.server.ts",
    find: "  await lockInOrder(tx, { memberId, lines }, released);\n",
    put: "",
    project: "postgres",
    test: AGAIN,
    title: "waits for the night first, as everybody does",
  },
  {
    section: 3,
    guard: "of a cart that is sent twice the second finds its lines gone",
    file: "app/features/checkout/cart/change-cart.server.ts",
    find: '  if (locked.length < new Set(keys).size) throw new AppError("cart.line_gone");\n',
    put: "",
    project: "postgres",
    test: "tests/postgres/checkout/one-order.test.ts",
    title: "sent twice at once is one order",
  },
  {
    section: 3,
    guard: "what is being charged is not ordered again",
    file: "app/features/checkout/purchase/release-earlier-holds.server.ts",
    find: "  await refuseBeingPaid(tx, memberId, lines);\n",
    put: "",
    project: "postgres",
    test: "tests/postgres/checkout/one-order.test.ts",
    title: "in the moment in which its first order is charged",
  },
  {
    section: 3,
    guard: "a closed account leaves no order that can still be charged",
    file: "app/features/privacy/closure/close-account.server.ts",
    find: "    await releaseAllHolds(tx, memberId, at);\n",
    put: "",
    project: "postgres",
    test: "tests/postgres/member/closing-races.test.ts",
    title: "is closed while the card window stands open",
  },
  {
    section: 3,
    guard: "a hold that is over and not yet swept is its own buyer's",
    file: "app/features/pricing/stock/member-holds.server.ts",
    find: 'eq(orders.status, "READY"),',
    put: 'eq(orders.status, "READY"), sql`${orders.holdUntil} > now()`,',
    project: "postgres",
    test: AGAIN,
    title: "a hold whose time is over, and which nobody has swept yet",
  },
];
