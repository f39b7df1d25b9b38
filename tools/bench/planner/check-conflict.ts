import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Conflict, PlanAnswer, Repair } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { partsOf, wishWithOnly, wishWithout } from "./wish-without.ts";

type Ask = (wish: PlanWish) => Promise<PlanAnswer>;
type Asked = { readonly wish: PlanWish; readonly today: LocalDate; readonly ask: Ask };

export type ConflictVerdict = {
  /** Each part can be given up for a plan, and together they cannot be met. */
  readonly minimal: string[];
  readonly repairs: string[];
};

/** Asks the planner itself about every part of the conflict and every repair. */
export async function checkConflict(conflict: Conflict, asked: Asked): Promise<ConflictVerdict> {
  const { wish, today } = asked;
  const { wishes } = conflict;
  const minimal: string[] = [];
  const known = partsOf(wish);
  for (const part of wishes)
    if (!known.includes(part)) minimal.push(`${part} is no part of the wish`);
  for (const part of wishes) {
    const others = wishes.filter((each) => each !== part);
    if (!(await canBeMet(wishWithOnly(wish, others, today), asked))) {
      minimal.push(`without ${part} the conflict is still there`);
    }
  }
  const together = wishWithOnly(wish, wishes, today).slice(0, MOST_REFUSED);
  if (await canBeMet(together, asked)) minimal.push("all of it can be met");
  const repairs = conflict.repairs.length < 2 ? [`${conflict.repairs.length} repairs`] : [];
  for (const repair of conflict.repairs) {
    if (!(await works(repair, asked))) repairs.push(`does not work: ${JSON.stringify(repair)}`);
  }
  return { minimal, repairs };
}

/** As many as are asked for one question: a shorter stay and fewer rounds multiply. */
const MOST_ASKED = 6;
/** Where a refusal is expected, which costs more than a plan. */
const MOST_REFUSED = 2;

async function canBeMet(wishes: readonly PlanWish[], { ask }: Asked): Promise<boolean> {
  for (const wish of wishes.slice(0, MOST_ASKED)) {
    if ((await ask(wish)).plans.length > 0) return true;
  }
  return false;
}

/** A repair may change one part and give up another. */
async function works(repair: Repair, { wish, today, ask }: Asked): Promise<boolean> {
  const changed = "change" in repair ? { ...wish, ...repair.change } : wish;
  const wishes = "drop" in repair ? wishWithout(changed, repair.drop, today) : [changed];
  for (const repaired of wishes.slice(0, MOST_ASKED)) {
    // The cheapest plan is shown first where it is asked for.
    const { plans } = await ask(JSON.parse(JSON.stringify({ ...repaired, style: "value" })));
    if (plans.some(({ perPerson }) => perPerson <= repair.perPerson)) return true;
  }
  return false;
}
