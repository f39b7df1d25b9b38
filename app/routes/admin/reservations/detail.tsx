import "@fontsource/noto-sans-thai/thai-400.css";
import { redirect } from "react-router";
import { requestSentForm } from "#app/domain/reservation/status/admin-forms.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { mayChange } from "#app/domain/role.ts";
import { adminMeta } from "#app/features/admin/kit/admin-meta.ts";
import { ReservationSteps } from "#app/features/admin/reservations/record/reservation-actions.tsx";
import { ReservationDone } from "#app/features/admin/reservations/record/reservation-done.tsx";
import { ReservationHead } from "#app/features/admin/reservations/record/reservation-head.tsx";
import { ReservationHistory } from "#app/features/admin/reservations/record/reservation-history.tsx";
import { ReservationMoney } from "#app/features/admin/reservations/record/reservation-money.tsx";
import { ReservationOffer } from "#app/features/admin/reservations/record/reservation-offer.tsx";
import { ReservationRecheck } from "#app/features/admin/reservations/record/reservation-recheck.tsx";
import {
  ReservationRecordView,
  SameOrder,
} from "#app/features/admin/reservations/record/reservation-record.tsx";
import { ReservationRefund } from "#app/features/admin/reservations/record/reservation-refund.tsx";
import { SupplierRequest } from "#app/features/admin/reservations/record/reservation-request.tsx";
import { ReservationWho } from "#app/features/admin/reservations/record/reservation-who.tsx";
import { showPhone } from "#app/features/admin/reservations/record/show-phone.server.ts";
import { runReservationAction } from "#app/features/admin/reservations/reservation-actions.server.ts";
import { findReservation } from "#app/features/admin/reservations/reservation-detail-queries.server.ts";
import {
  queueAddress,
  reservationFilter,
} from "#app/features/admin/reservations/reservation-filter.ts";
import { listOffers } from "#app/features/admin/reservations/reservation-offers.server.ts";
import { queueNumbers } from "#app/features/admin/reservations/reservation-queries.server.ts";
import { SupplierCard } from "#app/features/admin/suppliers/supplier-card.tsx";
import { findSupplierOf } from "#app/features/admin/suppliers/supplier-queries.server.ts";
import { cancelPlanOf } from "#app/features/refund/cancel-lines.server.ts";
import { noteRequest } from "#app/features/reservation/note-request.server.ts";
import { freeTimesFor } from "#app/features/reservation/offer/offer-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) =>
    t("desk:reservation.heading", { idx: args.loaderData?.reservation.idx ?? "" }),
  );

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const reservation = orNotFound(await findReservation(db, numberParam(params.reservation_idx)));
  const { role } = await requireMember(context);
  const canChange = mayChange(role, "reservations");
  const key = {
    scope: "line",
    orderId: reservation.orderId,
    reservationId: reservation.id,
  } as const;
  const preview = canChange ? await cancelPlanOf(db, key, now()) : null;
  const cancel = preview?.isSendable ? preview.plan : null;
  const offers = await listOffers(db, reservation.id);
  const freeTimes = canChange ? await freeTimesFor(db, reservation, now()) : [];
  const supplier = await findSupplierOf(db, reservation.id, now());
  return { reservation, cancel, canChange, offers, freeTimes, supplier, now: now() };
}

/** Carries out one action, then redirects to the next reservation of the list. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { db, log, now } = services;
  return answering("common.server_error", log, async () => {
    const staff = await requireMember(context);
    const reservation = orNotFound(await findReservation(db, numberParam(params.reservation_idx)));
    const { id: reservationId, idx } = reservation;
    const form = await formOf(request);
    const intent = form.get("intent");
    if (intent === "show_phone") {
      return { ok: true, phone: await showPhone(services, staff, reservationId) };
    }
    if (intent === "asked") {
      await noteRequest(services, staff, { reservationId, ...parseForm(requestSentForm, form) });
      return { ok: true };
    }
    const filter = reservationFilter(url.searchParams);
    const before = await queueNumbers(db, filter, now());
    const done = await runReservationAction(services, staff, { reservation, form });
    const after = new Set(await queueNumbers(db, filter, now()));
    if (!filter.queue) return redirect(queueAddress(url.searchParams, idx, done));
    const at = before.indexOf(idx);
    const order = [...before.slice(at + 1), ...before.slice(0, Math.max(0, at))];
    const next = order.find((each) => after.has(each));
    return redirect(queueAddress(url.searchParams, next, done));
  });
}

/** Guests and product, the supplier request, the actions, the history; then the rest of the record. */
export default function AdminReservation({ loaderData }: Route.ComponentProps) {
  const { reservation, cancel, canChange, offers, freeTimes, supplier, now } = loaderData;
  const open = offers.find(({ status }) => status === "OPEN");
  const isComing = isOpen(reservation.status);
  return (
    <>
      <ReservationHead reservation={reservation} offers={offers} now={now} />
      {/* Another line has forms of its own: nothing typed for one is sent for the next. */}
      <div key={reservation.idx} className="line-body">
        <ReservationDone />
        {reservation.refunds.map((refund) => (
          <ReservationRefund key={refund.id} refund={refund} now={now} canChange={canChange} />
        ))}
        <ReservationWho reservation={reservation} canChange={canChange} />
        {isComing ? <SupplierCard supplier={supplier} now={now} /> : null}
        {isComing ? <SupplierRequest reservation={reservation} canChange={canChange} /> : null}
        <ReservationRecheck reservation={reservation} canChange={canChange} now={now} />
        {canChange ? (
          <ReservationSteps
            {...{ reservation, cancel, now }}
            alternative={<ReservationOffer {...{ reservation, open, freeTimes }} />}
          />
        ) : null}
        <ReservationHistory reservation={reservation} />
        <ReservationRecordView reservation={reservation} />
        <ReservationMoney reservation={reservation} />
        <SameOrder reservation={reservation} />
      </div>
    </>
  );
}
