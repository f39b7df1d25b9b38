import { useTranslation } from "react-i18next";
import { DeskHead } from "#app/features/admin/desk-head.tsx";
import { deskMeta } from "#app/features/admin/desk-meta.ts";
import { findReservation } from "#app/features/admin/reservation-queries.server.ts";
import { ReservationRecordView } from "#app/features/admin/reservation-record.tsx";
import { useDeskFormat } from "#app/features/admin/use-desk-format.ts";
import { numberParam } from "#app/platform/params.ts";
import { found } from "#app/platform/refusal.ts";
import { servicesOf } from "#app/platform/services.server.ts";
import type { Route } from "./+types/detail.ts";

export const meta: Route.MetaFunction = (args) =>
  deskMeta(args, (t) =>
    t("desk:reservation.heading", { idx: args.loaderData?.reservation.idx ?? "" }),
  );

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return { reservation: found(await findReservation(db, numberParam(params.reservation_idx))) };
}

export default function AdminReservation({ loaderData: { reservation } }: Route.ComponentProps) {
  const { t } = useTranslation("desk");
  const { text, day } = useDeskFormat();
  return (
    <>
      <DeskHead
        title={text(reservation.title)}
        text={`${day(reservation.usedOn)} · ${text(reservation.detail)}`}
        crumbs={[{ label: t("area.reservations"), to: "/admin/reservations" }]}
      />
      <ReservationRecordView reservation={reservation} />
    </>
  );
}
