import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { AppError } from "#app/domain/errors.ts";
import { dateIn } from "#app/domain/local-date.ts";
import { type CancelPlan, refusalPlan } from "#app/domain/reservation/order-refund.ts";
import type { ReservationStatus } from "#app/domain/reservation/status.ts";
import { reservationStep } from "#app/domain/reservation/transitions.ts";
import { writeAudit } from "#app/platform/audit.server.ts";
import { tellMember } from "#app/platform/outbox.server.ts";
import type { Services } from "#app/platform/services.server.ts";
import { inTurn } from "./in-turn.server.ts";
import { earnForUse } from "./mark-used.server.ts";
import {
  linesOfOrder,
  moveLine,
  paidLine,
  productOf,
  type Reservation,
} from "./step-lines.server.ts";
import { sendSoon } from "./step-send.server.ts";

export const DESK_STEPS = ["confirm", "refuse", "use", "refuse_refund"] as const;

export type DeskStep = {
  readonly reservationId: string;
  readonly action: (typeof DESK_STEPS)[number];
  readonly reference?: string | undefined;
  readonly heardFrom?: string | undefined;
  readonly reason?: string | undefined;
};

type Staff = { readonly id: string };

type Step = DeskStep & {
  readonly line: Reservation;
  readonly order: readonly Reservation[];
  readonly to: ReservationStatus;
  readonly staffId: string;
  readonly now: Date;
};

/** One step of the desk: of two who press at once, one wins and the other is told. */
export async function stepReservation(
  services: Services,
  staff: Staff,
  asked: DeskStep,
): Promise<void> {
  const refundId = await inTurn(services.db, async (tx) => {
    const order = await linesOfOrder(tx, asked.reservationId);
    const line = order.find(({ id }) => id === asked.reservationId);
    if (!line) throw new AppError("common.not_found");
    const now = services.now();
    const reference = asked.reference?.trim();
    const reason = asked.reason?.trim();
    const answer = reservationStep(asked.action, {
      status: line.status,
      before: line.statusBefore,
      usedOn: line.usedOn,
      today: dateIn(line.zone, now),
      actor: "staff",
      ...(reference ? { reference } : {}),
      ...(reason ? { reason } : {}),
    });
    if (!answer.ok) throw new AppError(answer.error);
    const step = { ...asked, reference, reason, line, order, now, staffId: staff.id };
    const refund = await DO[asked.action](tx, { ...step, to: answer.to });
    await writeAudit(tx, {
      by: staff.id,
      action: `reservation.${asked.action}`,
      subject: { kind: "reservation", id: line.id },
      before: { status: line.status },
      after: {
        status: refund ? "REFUND_REQUEST" : answer.to,
        reference,
        reason,
        heardFrom: asked.heardFrom,
      },
      at: now,
    });
    return refund;
  });
  if (refundId) await sendSoon(services, refundId);
}

/** What each step does beside the status; a refusal returns the refund that has to be sent. */
const DO = { confirm, refuse, use: useLine, refuse_refund: refuseRefund } as const satisfies Record<
  DeskStep["action"],
  (tx: Database, step: Step) => Promise<string | undefined>
>;

async function confirm(tx: Database, step: Step): Promise<undefined> {
  const { line, now, staffId, reference, heardFrom } = step;
  await moveLine(tx, line, {
    ...byStaff(step),
    reference,
    set: {
      supplierReference: reference ?? null,
      heardFrom: heardFrom?.trim() || null,
      confirmedBy: staffId,
      confirmedAt: now,
    },
  });
  await tellMember(tx, line.memberId, {
    template: "reservation-confirmed",
    event: `confirmed:${line.id}`,
    words: { product: await productOf(tx, line) },
    link: `/reservation/${line.id}`,
  });
}

async function useLine(tx: Database, step: Step): Promise<undefined> {
  await moveLine(tx, step.line, byStaff(step));
  await earnForUse(tx, step.line, step.now);
}

/** The supplier says no: everything comes back, with what makes no sense without it. It is over once the money is. */
async function refuse(tx: Database, step: Step): Promise<string> {
  const { line, order, staffId, now, reason = "" } = step;
  const plan = refusalPlan(line.id, order.map(paidLine));
  if (!plan) throw new AppError("reservation.step_refused");
  for (const each of order.filter(({ id }) => plan.lines.some(({ key }) => key === id))) {
    await moveLine(tx, each, {
      ...byStaff(step),
      action: each.id === line.id ? "refuse" : "ask_refund",
      after: "REFUND_REQUEST",
      set: { statusBefore: each.status },
    });
  }
  await tellMember(tx, line.memberId, {
    template: "reservation-refused",
    event: `refused:${line.id}`,
    words: { product: await productOf(tx, line), reason },
    link: `/reservation/${line.id}`,
  });
  return planRefund(tx, line.orderId, plan, { staffId, now, reason });
}

type Planned = { readonly staffId: string; readonly now: Date; readonly reason: string };

async function planRefund(
  tx: Database,
  orderId: string,
  plan: CancelPlan,
  { staffId, now, reason }: Planned,
): Promise<string> {
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId,
      kind: "refusal",
      status: "sending",
      card: plan.card,
      points: plan.points,
      fee: plan.fee,
      reason,
      askedBy: "staff",
      askedById: staffId,
      decidedById: staffId,
      tryAt: sql`now() + interval '20 seconds'`,
      createdAt: now,
    })
    .returning({ id: refunds.id });
  if (!refund) throw new AppError("common.unexpected");
  await tx.insert(refundLines).values(
    plan.lines.map(({ key, card, points, fee, feePercent }) => ({
      refundId: refund.id,
      reservationId: key,
      card,
      points,
      fee,
      feePercent,
    })),
  );
  return refund.id;
}

/** Only what waits for the desk's word can be refused: everything of it goes back to what it was. */
async function refuseRefund(tx: Database, step: Step): Promise<undefined> {
  const { line, order, staffId, now, reason = "" } = step;
  const [waiting] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(and(eq(refundLines.reservationId, line.id), eq(refunds.status, "review")));
  if (!waiting) throw new AppError("reservation.step_refused");
  const refused = await tx
    .update(refunds)
    .set({ status: "refused", decidedById: staffId, decision: reason, doneAt: now, tryAt: null })
    .where(and(eq(refunds.id, waiting.id), eq(refunds.status, "review")))
    .returning({ id: refunds.id });
  if (refused.length === 0) throw new AppError("reservation.step_refused");
  const asked = await tx
    .select({ id: refundLines.reservationId })
    .from(refundLines)
    .where(eq(refundLines.refundId, waiting.id));
  for (const each of order.filter(({ id }) => asked.some((row) => row.id === id))) {
    const { status, statusBefore } = each;
    if (status !== "REFUND_REQUEST" || !statusBefore) continue;
    await moveLine(tx, each, {
      ...byStaff(step),
      after: statusBefore,
      set: { statusBefore: null },
    });
  }
  await tellMember(tx, line.memberId, {
    template: "refund-refused",
    event: `refund-refused:${waiting.id}`,
    words: { product: await productOf(tx, line), reason },
    link: `/reservation/${line.id}`,
  });
}

function byStaff({ action, to, staffId, now, reason }: Step) {
  return { action, after: to, actor: "staff" as const, actorId: staffId, now, reason };
}
