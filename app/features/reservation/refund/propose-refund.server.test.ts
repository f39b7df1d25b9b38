import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { auditOf, linesOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { golf } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { approveRefund } from "./approve-refund.server.ts";
import { requestCancel } from "./cancel-lines.server.ts";
import { approveProposal, declineProposal, refundOtherAmount } from "./propose-refund.server.ts";
import { listProposals } from "./refund-proposals.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services, member, buy } = shop;
const ops = await staffOf(db);
const owner = await staffOf(db, "owner");

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

let minutes = 0;

/** A refund that waits for staff, on the day before the round, when the policy gives nothing back. */
async function asked() {
  const memberId = await member();
  minutes += 8;
  const time = `${String(6 + Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const { placed } = await buy(memberId, [golf({ time })]);
  const [line] = await linesOf(db, placed.id);
  const { refundId } = await requestCancel(
    services,
    { kind: "member", id: memberId },
    {
      reservationId: line?.id,
      scope: "line",
      expectedRefund: won(0),
      reason: "다쳤어요",
      mode: "review",
    },
  );
  const sum = line?.card ?? won(0);
  return { refundId, sum, orderId: placed.id };
}

/** One won less than the policy gives, so that it is not the policy's. */
const other = (refundId: string, sum: Won, limit: number) =>
  refundOtherAmount(services, ops, {
    refundId,
    card: won(sum - 1),
    points: won(0),
    code: "illness",
    reason: "진단서를 봤어요",
    limit,
  });

const refundRow = async (id: string) =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0];

test("up to the limit one person decides, and the code is stored with the refund", async () => {
  const { refundId, sum } = await asked();
  expect(await other(refundId, sum, sum - 1)).toBe("approved");
  expect(await refundRow(refundId)).toMatchObject({ status: "done", reasonCode: "illness" });
  expect(await listProposals(db, [refundId])).toEqual([]);
});

test("above the limit another person approves; who proposed it cannot", async () => {
  const { refundId, sum } = await asked();
  expect(await other(refundId, sum, sum - 2)).toBe("proposed");
  expect((await refundRow(refundId))?.status).toBe("review");
  await expect(other(refundId, sum, sum - 2)).rejects.toMatchObject({ status: 409 });
  const [proposal] = await listProposals(db, [refundId]);
  expect(proposal).toMatchObject({ status: "waiting", proposedById: ops.id, card: sum - 1 });
  const decision = { refundId, proposalId: proposal?.id ?? 0 };
  await expect(approveProposal(services, ops, decision)).rejects.toMatchObject({
    code: "reservation.proposal_own",
  });
  await expect(declineProposal(services, ops, decision)).rejects.toMatchObject({
    code: "reservation.proposal_own",
  });
  await approveProposal(services, owner, decision);
  expect(await refundRow(refundId)).toMatchObject({
    status: "done",
    card: sum - 1,
    decidedById: owner.id,
    decision: "진단서를 봤어요",
    reasonCode: "illness",
  });
  await expect(approveProposal(services, owner, decision)).rejects.toMatchObject({ status: 409 });
  const actions = (await auditOf(db, refundId)).map(({ action, actorId }) => [action, actorId]);
  expect(actions).toEqual([
    ["refund.propose", ops.id],
    ["refund.approve", owner.id],
  ]);
});

test("a declined proposal leaves the refund to be decided again", async () => {
  const { refundId, sum } = await asked();
  await other(refundId, sum, 0);
  const [first] = await listProposals(db, [refundId]);
  await declineProposal(services, owner, { refundId, proposalId: first?.id ?? 0 });
  expect((await refundRow(refundId))?.status).toBe("review");
  expect(await other(refundId, sum, 0)).toBe("proposed");
  expect((await listProposals(db, [refundId])).map(({ status }) => status)).toEqual([
    "waiting",
    "declined",
  ]);
});

test("the policy's sum needs no approval, and drops the proposal", async () => {
  const { refundId, sum } = await asked();
  await other(refundId, sum, 0);
  const [proposal] = await listProposals(db, [refundId]);
  await approveRefund(services, ops, { refundId });
  expect(await listProposals(db, [refundId])).toMatchObject([
    { status: "dropped", decidedAt: TEST_NOW },
  ]);
  await expect(
    approveProposal(services, owner, { refundId, proposalId: proposal?.id ?? 0 }),
  ).rejects.toMatchObject({ code: "reservation.step_refused" });
});

test("a proposal is decided for its own refund only, and never above what was paid", async () => {
  const one = await asked();
  const two = await asked();
  await other(one.refundId, one.sum, 0);
  const [proposal] = await listProposals(db, [one.refundId]);
  const mixed = { refundId: two.refundId, proposalId: proposal?.id ?? 0 };
  await expect(approveProposal(services, owner, mixed)).rejects.toMatchObject({ status: 404 });
  await expect(other(two.refundId, won(two.sum + 2), 0)).rejects.toMatchObject({
    code: "reservation.refund_too_much",
  });
});
