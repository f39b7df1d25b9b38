import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import { checkTransition } from "#app/domain/reservation/status/transitions.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  changeLineStatus,
  linesOfOrder,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import type { CheckedFailedRefund } from "#app/features/reservation/refund/failed-refund.server.ts";
import { refuseLine } from "#app/features/reservation/refund/refuse-line.server.ts";
import {
  checkFailedRefundOf,
  refuseRefund,
} from "#app/features/reservation/refund/refuse-refund.server.ts";
import { sendRefundSoon } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { earnForUse } from "./mark-used.server.ts";
import { refuseSameReference } from "./renew-reference.server.ts";
import { requireShown } from "./shown-reservation.server.ts";

export const RESERVATION_ACTIONS = ["confirm", "refuse", "use", "refuse_refund"] as const;

export type ReservationActionName = {
  readonly reservationId: string;
  readonly action: (typeof RESERVATION_ACTIONS)[number];
  readonly reference?: string | undefined;
  readonly heardFrom?: string | undefined;
  readonly reason?: string | undefined;
  readonly code?: ReasonCode | undefined;
  /** The reference of another reservation is right here, too. */
  readonly isSameReference?: boolean | undefined;
  /** What the page showed; the refund, where it is given up. */
  readonly shown?: string | undefined;
};

type Staff = { readonly id: string };

type Step = ReservationActionName & {
  readonly line: Reservation;
  readonly order: readonly Reservation[];
  readonly to: ReservationStatus;
  readonly failed: CheckedFailedRefund | undefined;
  readonly staffId: string;
  readonly now: Date;
};

/** An action by staff: of two concurrent ones, one succeeds and the other is refused. */
export async function changeReservationStatus(
  services: Services,
  staff: Staff,
  input: ReservationActionName,
): Promise<void> {
  const { action, reservationId } = input;
  const failed =
    action === "refuse_refund" ? await checkFailedRefundOf(services, reservationId) : undefined;
  const refundId = await withSerializableRetry(services.db, async (tx) => {
    const order = await linesOfOrder(tx, input.reservationId);
    await requireShown(tx, reservationId, input.shown);
    const line = order.find(({ id }) => id === input.reservationId);
    if (!line) throw new AppError("common.not_found");
    const now = services.now();
    const reference = input.reference?.trim();
    const reason = input.reason?.trim();
    const answer = checkTransition(input.action, {
      status: line.status,
      before: line.statusBefore,
      usedOn: line.usedOn,
      today: dateIn(line.zone, now),
      actor: "staff",
      ...(reference ? { reference } : {}),
      ...(reason ? { reason } : {}),
    });
    if (!answer.ok) throw new AppError(answer.error);
    const step = { ...input, reference, reason, line, order, failed, now, staffId: staff.id };
    const refund = await DO[input.action](tx, { ...step, to: answer.to });
    await writeAudit(tx, {
      by: staff.id,
      action: `reservation.${input.action}`,
      subject: { kind: "reservation", id: line.id },
      before: { status: line.status },
      after: {
        status: refund ? "REFUND_REQUEST" : answer.to,
        reference,
        reason,
        code: input.code,
        heardFrom: input.heardFrom,
      },
      at: now,
    });
    return refund;
  });
  if (refundId) await sendRefundSoon(services, refundId);
}

/** What each action does in addition to the status; a refusal returns the refund that has to be sent. */
const DO = { confirm, refuse, use: useLine, refuse_refund: keepBooking } as const satisfies Record<
  ReservationActionName["action"],
  (tx: Database, step: Step) => Promise<string | undefined>
>;

async function confirm(tx: Database, step: Step): Promise<undefined> {
  const { line, now, staffId, reference, heardFrom, isSameReference } = step;
  if (reference && !isSameReference) await refuseSameReference(tx, line, reference);
  await changeLineStatus(tx, line, {
    ...byStaff(step),
    reference,
    set: {
      supplierReference: reference ?? null,
      heardFrom: heardFrom?.trim() || null,
      confirmedBy: staffId,
      confirmedAt: now,
    },
  });
  await notifyBooker(tx, line, {
    template: "reservation-confirmed",
    event: `confirmed:${line.id}`,
    words: { product: line.title },
    link: `/reservation/${line.id}`,
  });
}

async function useLine(tx: Database, step: Step): Promise<undefined> {
  await changeLineStatus(tx, step.line, byStaff(step));
  await earnForUse(tx, step.line, step.now);
}

/** The supplier refuses. */
async function refuse(tx: Database, step: Step): Promise<string> {
  const { line, order, staffId, now, code, reason = "" } = step;
  const by = { action: "refuse", actor: "staff", actorId: staffId } as const;
  const { refundId } = await refuseLine(tx, { line, order, ...by, reason, code, now });
  await notifyBooker(tx, line, {
    template: "reservation-refused",
    event: `refused:${line.id}`,
    words: { product: line.title, reason },
    link: `/reservation/${line.id}`,
  });
  return refundId;
}

async function keepBooking(tx: Database, step: Step): Promise<undefined> {
  await refuseRefund(tx, step);
}

function byStaff({ action, to, staffId, now, reason, code }: Step) {
  return { action, after: to, actor: "staff" as const, actorId: staffId, now, reason, code };
}
