import { dateIn } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { linePeople } from "#app/domain/order/line/line-facts.ts";
import type { ChangedLine, LineState } from "#app/domain/reservation/change/change-plan.ts";
import { lastFreeDay, refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import {
  expectedOf,
  type PlannedChange,
} from "#app/features/reservation/change/plan-change.server.ts";

type Shown = {
  readonly locale: Locale;
  readonly now: Date;
  readonly zone: string;
  readonly tipBaht: number | null;
};

export type ShownPlan = ReturnType<typeof shownPlan>;
export type ShownLine = ShownPlan["lines"][number];

/** A planned change in the reader's language, with every sum that a page shows. */
export function shownPlan(plan: PlannedChange, { locale, now, zone, tipBaht }: Shown) {
  const [first] = plan.lines;
  const [refusal = null] = plan.refusals;
  const golfers = plan.lines.filter(
    ({ kind, after }) => kind === "golf" && after.choice.kind === "golf",
  );
  const count = (state: "before" | "after") =>
    golfers.reduce((sum, line) => sum + linePeople(line[state].choice), 0);
  const steps = first
    ? refundSteps(
        { paid: won(0), usedOn: first.after.usedOn },
        dateIn(zone, now),
        first.after.tiers,
      )
    : [];
  return {
    refusal,
    lines: plan.lines.map((line) => shownLine(line, locale)),
    leaving: plan.leaving.map(({ idx, title, refund, fee }) => ({
      ...{ idx, refund, fee },
      title: localizedText(title, locale),
    })),
    fee: plan.fee,
    feePercent: onePercentOf(plan),
    pay: plan.pay,
    refund: plan.refund,
    expected: expectedOf(plan),
    freeUntil: lastFreeDay(steps) ?? null,
    tips:
      tipBaht && golfers.length > 0
        ? { each: tipBaht, before: count("before"), after: count("after") }
        : null,
  };
}

/** With fees of different tiers, no percentage describes their sum. */
function onePercentOf({ lines }: PlannedChange): number | null {
  const [percent, ...others] = new Set(
    lines.filter(({ fee }) => fee > 0).map(({ feePercent }) => feePercent),
  );
  return percent === undefined || others.length > 0 ? null : percent;
}

function shownLine({ reservationId, kind, before, after, fee }: ChangedLine, locale: Locale) {
  return {
    ...{ reservationId, kind, fee },
    title: localizedText(after.title, locale),
    before: shownState(before, locale),
    after: shownState(after, locale),
  };
}

function shownState(state: LineState, locale: Locale) {
  const { usedOn, endsOn, choice } = state;
  return {
    ...{ usedOn, endsOn },
    detail: localizedText(state.detail, locale),
    time: "time" in choice ? (choice.time ?? null) : null,
    people: linePeople(choice),
    worth: won(state.amount - state.coupon) satisfies Won,
  };
}
