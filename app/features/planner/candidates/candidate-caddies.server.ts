import { won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { CaddieCandidate } from "#app/domain/planner/plan-candidates.ts";
import type { CartFacts } from "#app/features/order/quote/facts.server.ts";
import { priceLine } from "#app/features/order/quote/price-line.server.ts";
import type { CandidatePlaces } from "./candidate-places.server.ts";
import type { CandidateScope } from "./candidate-scope.ts";

/** The named caddies of the wish, with the half days that others have taken. */
export function caddieCandidates(
  { caddies }: CandidatePlaces,
  facts: CartFacts,
  { starts, now }: CandidateScope,
): CaddieCandidate[] {
  const [date = "2000-01-01"] = starts;
  return caddies.flatMap(({ id, courseId }) => {
    const known = facts.caddies.get(id);
    const line: LineOf<"caddy"> = { kind: "caddy", caddyId: id, courseId, date, price: won(0) };
    const { bill } = priceLine(line, { facts, wanted: new Map(), now });
    if (!known || !bill) return [];
    const taken = facts.stock.rows
      .filter((row) => row.kind === "caddy" && row.productId === id && row.taken >= row.capacity)
      .map(({ day, slot }) => `${day}:${slot}`);
    const price = bill.total;
    return [
      {
        id,
        courseId,
        dayOff: known.dayOff,
        taken,
        price,
        line: { kind: "caddy", caddyId: id, courseId, price },
      },
    ];
  });
}
