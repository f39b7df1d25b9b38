import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { assignReservation } from "#app/features/reservation/record/assign-reservation.server.ts";
import { approveRefund } from "#app/features/reservation/refund/approve-refund.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  approveProposal,
  declineProposal,
  refundOtherAmount,
} from "#app/features/reservation/refund/propose-refund.server.ts";
import { listProposals } from "#app/features/reservation/refund/refund-proposals.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { lettersAbout, linesOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { orderingShop, outcomesOf, times } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const shop = await orderingShop(db);
const { services, member, buy } = shop;
const ops = await staffOf(db);
const owner = await staffOf(db, "owner");
let turns = 0;

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

async function bought() {
  turns += 1;
  const memberId = await member();
  const minute = (turns * 8) % 60;
  const hour = 6 + Math.floor((turns * 8) / 60);
  const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  const { placed } = await buy(memberId, [golf({ time })]);
  const [line] = await linesOf(db, placed.id);
  if (!line) throw new Error("nothing was bought");
  return { memberId, line };
}

async function proposed() {
  const { memberId, line } = await bought();
  const { refundId } = await requestCancel(
    services,
    { kind: "member", id: memberId },
    {
      reservationId: line.id,
      scope: "line",
      expectedRefund: won(0),
      reason: "x",
      mode: "review",
    },
  );
  const amount = { card: won(line.card - 1), points: won(0) };
  const why = { code: "goodwill", reason: "x", limit: 0 } as const;
  await refundOtherAmount(services, ops, { refundId, ...amount, ...why });
  const [proposal] = await listProposals(db, [refundId]);
  return { refundId, decision: { refundId, proposalId: proposal?.id ?? 0 } };
}

test("two who approve at once, one who declines and one who follows the policy: the refund pays out once", async () => {
  for (let turn = 0; turn < times(3, 8); turn += 1) {
    const { refundId, decision } = await proposed();
    const { done } = await outcomesOf([
      approveProposal(services, owner, decision),
      approveProposal(services, owner, decision),
      approveProposal(services, ops, decision),
      declineProposal(services, owner, decision),
      approveRefund(services, ops, { refundId }),
    ]);
    // A decline leaves the refund open, so that the policy's sum may still follow it.
    expect(done).toBeGreaterThanOrEqual(1);
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
    const isPaid = refund?.status === "done";
    expect(await lettersAbout(db, `refund-done:${refundId}`)).toBe(isPaid ? 1 : 0);
    expect((await listProposals(db, [refundId])).map(({ status }) => status)).not.toContain(
      "waiting",
    );
  }
});

test("two who take the same reservation at once: one has it, the other is told", async () => {
  for (let turn = 0; turn < times(3, 8); turn += 1) {
    const { line } = await bought();
    const take = (staff: { id: string }) =>
      assignReservation(services, staff, { reservationId: line.id, to: staff.id, seen: null });
    const { done, codes } = await outcomesOf([take(ops), take(owner)]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.assignee_changed"] });
  }
});
