import "@fontsource/noto-sans-thai/thai-400.css";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { mayChange } from "#app/domain/desk/role/role-rights.ts";
import { offerSearch } from "#app/domain/reservation/desk/offer-option.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import { SupplierCard } from "#app/features/catalog/desk/suppliers/supplier-card.tsx";
import { adminLocale, adminMeta } from "#app/features/desk/desk-meta.ts";
import { OrderMessages } from "#app/features/reservation/desk/order/order-messages.tsx";
import { ReservationBar } from "#app/features/reservation/desk/record/action-bar.tsx";
import { ReservationSteps } from "#app/features/reservation/desk/record/action-card.tsx";
import { ReservationAssignee } from "#app/features/reservation/desk/record/assignee-card.tsx";
import { ReservationDone } from "#app/features/reservation/desk/record/done-card.tsx";
import { ReservationHistory } from "#app/features/reservation/desk/record/history-card.tsx";
import { loadReservation } from "#app/features/reservation/desk/record/load-reservation.server.ts";
import { ReservationMoney } from "#app/features/reservation/desk/record/money-card.tsx";
import { ReservationNotes } from "#app/features/reservation/desk/record/notes-card.tsx";
import { ReservationOffer } from "#app/features/reservation/desk/record/offer-card.tsx";
import {
  actOnReservation,
  answerOnPage,
} from "#app/features/reservation/desk/record/post-reservation.server.ts";
import { ReservationRecheck } from "#app/features/reservation/desk/record/recheck-card.tsx";
import { useRecordKeys } from "#app/features/reservation/desk/record/record-keys.ts";
import { ReservationRefund } from "#app/features/reservation/desk/record/refund-card.tsx";
import { SupplierRequest } from "#app/features/reservation/desk/record/request-card.tsx";
import {
  ReservationRecordView,
  SameOrder,
} from "#app/features/reservation/desk/record/reservation-record.tsx";
import { ReservationHead } from "#app/features/reservation/desk/record/reservation-record-head.tsx";
import { StaleNote, StaleRecord } from "#app/features/reservation/desk/record/stale-card.tsx";
import { ReservationWho } from "#app/features/reservation/desk/record/traveller-card.tsx";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import {
  queueAddress,
  reservationFilter,
} from "#app/features/reservation/desk/reservation-filter.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf } from "#app/platform/http/form.ts";
import { numberParam } from "#app/platform/http/params.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  adminMeta(args, (t) =>
    t("desk:reservation.heading", { idx: args.loaderData?.reservation.idx ?? "" }),
  );

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const { id: me, role } = await requireMember(context);
  const canChange = mayChange(role, "reservations");
  const idx = numberParam(params.reservation_idx);
  const filter = reservationFilter(url.searchParams);
  const search = offerSearch(url.searchParams);
  const asked = { filter, search, locale: adminLocale(request), now: now() };
  const record = await loadReservation(db, { idx, by: me, canChange, ...asked });
  return { ...orNotFound(record), me, canChange, now: now() };
}

/** Carries out one action; what was done is said on the reservation itself. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.server_error", services.log, async () => {
    const staff = await requireMember(context);
    const idx = numberParam(params.reservation_idx);
    const reservation = orNotFound(await findReservation(services.db, idx));
    const posted = { reservation, form: await formOf(request) };
    const answer = await answerOnPage(services, staff, posted);
    if (answer) return answer;
    const { done, refused } = await actOnReservation(services, staff, posted);
    return refused ?? redirect(queueAddress(url.searchParams, idx, done));
  });
}

/** Another reservation has forms of its own: nothing typed for one is sent for the next. */
export default function AdminReservation({ loaderData }: Route.ComponentProps) {
  return (
    <StaleRecord key={loaderData.reservation.idx} page={loaderData.reservation.shown}>
      <Record {...loaderData} />
    </StaleRecord>
  );
}

/** Guests and product, the supplier request, the actions, notes and history; then the rest of the record. */
function Record(record: Route.ComponentProps["loaderData"]) {
  const { reservation, cancel, canChange, offers, next, possible, me, now } = record;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useRecordKeys(() => void navigate(queueAddress(search, next), { preventScrollReset: true }));
  const open = offers.find(({ status }) => status === "OPEN");
  return (
    <>
      <ReservationHead reservation={reservation} offers={offers} now={now}>
        <ReservationAssignee {...record} />
      </ReservationHead>
      <div className="grid grid-cols-1 gap-4 xl:px-5 xl:pt-4 xl:pb-8 [&>[id]]:scroll-mt-20">
        <ReservationDone next={next} />
        <StaleNote reservation={reservation} possible={possible} />
        {reservation.refunds.map((refund) => (
          <ReservationRefund
            key={refund.id}
            {...{ refund, now, canChange, me }}
            limit={record.refundLimit}
            proposals={record.proposals.filter(({ refundId }) => refundId === refund.id)}
          />
        ))}
        <ReservationWho reservation={reservation} canChange={canChange} />
        {isOpen(reservation.status) ? (
          <>
            <SupplierCard supplier={record.supplier} now={now} />
            <SupplierRequest reservation={reservation} canChange={canChange} />
          </>
        ) : null}
        <ReservationRecheck reservation={reservation} canChange={canChange} now={now} />
        {canChange ? (
          <ReservationSteps
            {...{ reservation, cancel, now }}
            alternative={<ReservationOffer {...record} open={open} />}
          />
        ) : null}
        <ReservationNotes notes={record.notes} canChange={canChange} />
        <ReservationHistory reservation={reservation} />
        <ReservationRecordView reservation={reservation} />
        <ReservationMoney reservation={reservation} />
        <SameOrder reservation={reservation} />
        <OrderMessages reservation={reservation} {...{ messages: record.messages, canChange }} />
      </div>
      <ReservationBar possible={possible} />
    </>
  );
}
