import type { Database } from "#app/db/client.server.ts";
import type { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";

type Change = Pick<
  typeof reservationChanges.$inferSelect,
  "id" | "orderId" | "memberId" | "reservationId" | "lines" | "pay"
> & { readonly refund: number };

/** One message for a change, for a refund, a charge or neither. */
export async function notifyChanged(tx: Database, change: Change): Promise<void> {
  const line =
    change.lines.find(({ reservationId }) => reservationId === change.reservationId) ??
    change.lines[0];
  if (!line) return;
  const { title, detail, usedOn } = line.after;
  const words = { product: title, date: usedOn, detail };
  const event = `changed:${change.id}`;
  const about = { event, link: `/reservation/${change.reservationId}` };
  const template = "reservation-changed";
  if (change.pay > 0) {
    const amount = won(change.pay);
    const said = { ...words, amount, state: "paid" } as const;
    return notifyBooker(tx, change, { ...about, template, words: said });
  }
  if (change.refund > 0) {
    const amount = won(change.refund);
    const said = { ...words, amount, state: "refunded" } as const;
    return notifyBooker(tx, change, { ...about, template, words: said });
  }
  return notifyBooker(tx, change, { ...about, template, words: { ...words, state: undefined } });
}
