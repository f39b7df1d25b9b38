import { useTranslation } from "react-i18next";
import { Link, useFetcher } from "react-router";
import { DetailCard, DetailRow } from "#app/features/admin/kit/detail-rows.tsx";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import type { ReservationRecord } from "#app/features/admin/reservations/reservation-detail-queries.server.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { ErrorText } from "#app/ui/form/field.tsx";

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
        <Link to={`/admin/member/${reservation.memberId}`} className="link">
          {reservation.customer}
        </Link>
        {booker ? ` ${booker.name}` : null}
      </DetailRow>
      <DetailRow label={t("member.phone")}>
        {shown ? <Phone masked={shown} canShow={canChange} /> : null}
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

type Shown = Failure | { readonly ok: true; readonly phone: string };
type PhoneProps = { readonly masked: string; readonly canShow: boolean };

/** Shows the unmasked number on demand, which is audited. */
function Phone({ masked, canShow }: PhoneProps) {
  const { t } = useTranslation("desk");
  const fetcher = useFetcher<Shown>();
  if (fetcher.data?.ok) {
    return (
      <a href={`tel:${fetcher.data.phone}`} className="link num">
        {fetcher.data.phone}
      </a>
    );
  }
  return (
    <>
      <span className="num">{masked}</span>
      {canShow ? (
        <fetcher.Form method="post" className="ml-2 inline">
          <input type="hidden" name="intent" value="show_phone" />
          <button type="submit" className="link font-semibold" title={t("reservation.phone_noted")}>
            {t("reservation.show_phone")}
          </button>
        </fetcher.Form>
      ) : null}
      <ErrorText code={fetcher.data?.ok === false ? fetcher.data.error : undefined} />
    </>
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
