import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { DetailCard, DetailRow } from "#app/features/desk/detail-rows.tsx";
import { MaskedPhone } from "#app/features/desk/masked-phone.tsx";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { linkClass } from "#app/ui/look/classes.ts";

type WhoProps = { readonly reservation: ReservationRecord; readonly canChange: boolean };

/** The guests and how to reach them. */
export function ReservationWho({ reservation, canChange }: WhoProps) {
  const { t } = useTranslation("desk");
  const { language, won, moment } = useAdminFormat();
  const { booker, phone, travellers, paidAt, paid } = reservation;
  const shown = booker?.phone ?? phone;
  return (
    <DetailCard title={t("reservation.who")}>
      <DetailRow label={t("reservation.customer")}>
        <Link to={`/admin/member/${reservation.memberId}`} className={linkClass}>
          {reservation.customer}
        </Link>
        {booker ? ` ${booker.name}` : null}
      </DetailRow>
      <DetailRow label={t("member.phone")}>
        {shown ? <MaskedPhone masked={shown} canShow={canChange} /> : null}
      </DetailRow>
      <DetailRow label={t("member.language")}>{language(reservation.locale)}</DetailRow>
      <DetailRow label={t("reservation.money")}>
        {[won(paid), paidAt ? moment(paidAt) : ""].filter(Boolean).join(" · ")}
      </DetailRow>
      <DetailRow label={t("reservation.travellers")}>
        {travellers.length > 0 ? <Travellers travellers={travellers} /> : null}
      </DetailRow>
    </DetailCard>
  );
}

function Travellers({ travellers }: Pick<ReservationRecord, "travellers">) {
  const named = travellers.map(({ firstName, lastName }, index) => ({
    place: index + 1,
    name: `${lastName} ${firstName}`.toUpperCase(),
  }));
  return (
    <ol className="list-inside list-decimal">
      {named.map(({ place, name }) => (
        <li key={place}>{name}</li>
      ))}
    </ol>
  );
}
