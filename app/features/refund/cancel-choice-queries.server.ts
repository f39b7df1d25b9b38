import { dateIn, daysBetween } from "#app/domain/date/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { won } from "#app/domain/money.ts";
import { nextFeeRise } from "#app/domain/reservation/refund/next-fee-rise.ts";
import { venueClock } from "#app/domain/reservation/voucher/venue-clock.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { CancelChoice } from "./cancel-choice.ts";
import { listCancelLines } from "./cancel-line-queries.server.ts";
import { cancelPlanOf } from "./cancel-lines.server.ts";

type Asked = {
  readonly scope: "line" | "order";
  readonly reservationId: string;
  readonly orderId: string;
  readonly memberId: string;
};

/** What a cancel would do now, in words: the plan is the one that the cancel itself will follow. */
export async function cancelChoice(
  { db, now }: Services,
  locale: Locale,
  asked: Asked,
): Promise<CancelChoice | null> {
  const moment = now();
  const preview = await cancelPlanOf(db, asked, moment);
  if (!preview) return null;
  const { plan, ...more } = preview;
  const words = new Map(
    (await listCancelLines(db, locale, asked)).map((line) => [line.id, line] as const),
  );
  const lines = plan.lines.flatMap(({ key, refund, fee, feePercent }) => {
    const line = words.get(key);
    if (!line) return [];
    const { zone, ...told } = line;
    const daysLeft = daysBetween(dateIn(zone, moment), line.usedOn);
    return [{ ...told, daysLeft, paid: won(refund + fee), fee, feePercent }];
  });
  const { refund, card, points } = plan;
  const rise = nextFeeRise(plan);
  const zone = rise && words.get(rise.key)?.zone;
  return {
    ...more,
    scope: asked.scope,
    lines: lines.toSorted((a, b) => rank(a.id, asked) - rank(b.id, asked)),
    refund,
    card,
    points,
    feeRise: rise && zone ? { ...rise, id: rise.key, clock: venueClock(zone) } : null,
  };
}

/** What was asked about comes first. */
function rank(id: string, { reservationId }: Asked): number {
  return id === reservationId ? 0 : 1;
}
