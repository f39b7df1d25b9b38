import type { Database } from "#app/db/client.server.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { planWishSchema } from "#app/domain/planner/plan-wish-schema.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { countConstraints } from "./count-constraints.ts";
import { IMPOSSIBLE_KINDS, spoilWish } from "./impossible-wishes.ts";
import { type ShopSnapshot, takeSnapshot } from "./shop-snapshot.ts";
import { FEWEST, MOST, wishAround } from "./wish-around.ts";
import { type Dice, diceOf } from "./wish-dice.ts";
import { type Witness, witnessTrip } from "./witness-trip.ts";

export type BenchWish = {
  readonly number: number;
  readonly wish: PlanWish;
  readonly constraints: number;
  readonly tight: boolean;
  /** Why nothing can meet it; undefined where a trip is known that does. */
  readonly impossible: string | undefined;
  /** What the known trip costs each traveller. */
  readonly known: number | undefined;
};

type Shop = { readonly db: Database; readonly now: Date; readonly today: LocalDate };

/** How many throws may miss before the shop is taken for sold out. */
const PATIENCE = 2_000;

/** The same wishes for the same seed and shop: every second one tight, every sixth impossible. */
export async function generateWishes(
  { db, now, today }: Shop,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<{ readonly wishes: BenchWish[]; readonly snapshot: ShopSnapshot }> {
  const snapshot = await takeSnapshot(db, today, addDays(today, 179));
  const wishes: BenchWish[] = [];
  for (let number = 0; number < count; number += 1) {
    const dice = diceOf(seed * 100_003 + number);
    wishes.push(await wishOf({ db, now, today }, { number, snapshot, dice }));
  }
  return { wishes, snapshot };
}

type Making = { readonly number: number; readonly snapshot: ShopSnapshot; readonly dice: Dice };

async function wishOf(shop: Shop, { number, snapshot, dice }: Making): Promise<BenchWish> {
  const tight = number % 2 === 0;
  const kind =
    number % 6 === 5
      ? IMPOSSIBLE_KINDS[Math.floor(number / 6) % IMPOSSIBLE_KINDS.length]
      : undefined;
  for (let tried = 0; tried < PATIENCE; tried += 1) {
    const priced = await pricedWitness(shop, { snapshot, dice, thrifty: tight });
    if (!priced) continue;
    const { witness, perPerson } = priced;
    const around = wishAround({ shop: snapshot, witness, perPerson, dice, tight });
    const wish = kind ? spoilWish(kind, { shop: snapshot, witness, wish: around, dice }) : around;
    const constraints = wish ? countConstraints(wish) : 0;
    if (!wish || constraints < FEWEST || constraints > MOST) continue;
    const known = kind ? undefined : perPerson;
    return {
      number,
      wish: planWishSchema.parse(wish),
      constraints,
      tight,
      impossible: kind,
      known,
    };
  }
  throw new Error(`no wish ${number} after ${PATIENCE} throws`);
}

/** How many trips a tight wish chooses the cheapest of. */
const THRIFT = 3;

async function pricedWitness(
  { db, now, today }: Shop,
  { snapshot, dice, thrifty }: { snapshot: ShopSnapshot; dice: Dice; thrifty: boolean },
) {
  let best: { readonly witness: Witness; readonly perPerson: number } | undefined;
  for (let found = 0; found < (thrifty ? THRIFT : 1); found += 1) {
    const witness = witnessTrip(snapshot, today, dice);
    if (!witness) continue;
    const quote = await quoteCart(db, witness.lines, now);
    if (quote.issues.some(({ level }) => level === "blocking")) continue;
    const perPerson = Math.ceil(quote.total / (witness.golfers + witness.companions));
    if (!best || perPerson < best.perPerson) best = { witness, perPerson };
  }
  return best;
}
