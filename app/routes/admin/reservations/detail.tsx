import "@fontsource/noto-sans-thai/thai-400.css";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { choiceParam } from "#app/domain/desk/list-params.ts";
import { DESK_QUEUES, QUEUE_SORTS } from "#app/domain/desk/waiting.ts";
import { mayChange } from "#app/domain/role.ts";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findReservation } from "#app/features/admin/reservation-detail-queries.server.ts";
import { ReservationDone } from "#app/features/admin/reservation-done.tsx";
import { ReservationHistory } from "#app/features/admin/reservation-history.tsx";
import { ReservationMoney } from "#app/features/admin/reservation-money.tsx";
import { queueNumbers } from "#app/features/admin/reservation-queries.server.ts";
import { ReservationRecordView, SameOrder } from "#app/features/admin/reservation-record.tsx";
import { ReservationRefund } from "#app/features/admin/reservation-refund.tsx";
import { SupplierRequest } from "#app/features/admin/reservation-request.tsx";
import { ReservationSteps } from "#app/features/admin/reservation-steps.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { cancelPlanOf } from "#app/features/ordering/cancel-lines.server.ts";
import { answering } from "#app/platform/action.server.ts";
import { formOf } from "#app/platform/form.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import { requireMember } from "#app/platform/session.server.ts";
import type { Route } from "./+types/detail.ts";
import { takeDeskStep } from "./desk-step.server.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) =>
    t("desk:reservation.heading", { idx: args.loaderData?.reservation.idx ?? "" }),
  );

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const reservation = found(await findReservation(db, numberParam(params.reservation_idx)));
  const { role } = await requireMember(context);
  const canChange = mayChange(role, "reservations");
  const key = {
    scope: "line",
    orderId: reservation.orderId,
    reservationId: reservation.id,
  } as const;
  const preview = canChange ? await cancelPlanOf(db, key, now()) : null;
  const cancel = preview?.isSendable ? preview.plan : null;
  return { reservation, cancel, canChange, now: now() };
}

/** One step, and on to the next of the queue that was being worked through. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { db, log } = services;
  return answering("common.server_error", log, async () => {
    const staff = await requireMember(context);
    const reservation = found(await findReservation(db, numberParam(params.reservation_idx)));
    const form = await formOf(request);
    const queue = choiceParam(url.searchParams, "queue", DESK_QUEUES);
    const sort = choiceParam(url.searchParams, "sort", QUEUE_SORTS);
    const before = await queueNumbers(db, { queue, sort });
    const done = await takeDeskStep(services, staff, { reservation, form });
    const after = new Set(await queueNumbers(db, { queue, sort }));

    const told = new URLSearchParams({
      ...(queue ? { queue } : {}),
      ...(sort ? { sort } : {}),
      done,
    });
    const { idx } = reservation;
    if (!queue) return redirect(`/admin/reservations/${idx}?${told}`);
    const at = before.indexOf(idx);
    const order = [...before.slice(at + 1), ...before.slice(0, Math.max(0, at))];
    const next = order.find((each) => after.has(each));
    return redirect(`/admin/reservations${next ? `/${next}` : ""}?${told}`);
  });
}

export default function AdminReservation({ loaderData }: Route.ComponentProps) {
  const { reservation, cancel, canChange, now } = loaderData;
  const { t } = useTranslation("desk");
  const { text, day } = useDeskFormat();
  const isOpen = reservation.status === "PENDING" || reservation.status === "COMPLETE";
  return (
    <>
      <DeskHead
        title={text(reservation.title)}
        text={`${day(reservation.usedOn)} · ${text(reservation.detail)}`}
        crumbs={[{ label: t("area.reservations"), to: "/admin/reservations" }]}
      />
      <ReservationDone />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {/* What is to be done stands first on a phone. Another line has forms of its own: nothing typed for one is sent for the next. */}
        <div key={reservation.idx} className="grid min-w-0 gap-5 xl:col-start-2 xl:row-start-1">
          {reservation.refunds.map((refund) => (
            <ReservationRefund key={refund.id} refund={refund} now={now} canChange={canChange} />
          ))}
          {canChange ? (
            <ReservationSteps reservation={reservation} cancel={cancel} now={now} />
          ) : null}
          <ReservationHistory history={reservation.history} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 xl:col-start-1 xl:row-start-1">
          {isOpen ? <SupplierRequest key={reservation.idx} reservation={reservation} /> : null}
          <ReservationRecordView reservation={reservation} />
          <ReservationMoney reservation={reservation} />
          <SameOrder reservation={reservation} />
        </div>
      </div>
    </>
  );
}
