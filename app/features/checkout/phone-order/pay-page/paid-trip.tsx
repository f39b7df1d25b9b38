import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SharedTripDays } from "#app/features/reservation/record/shared-trip.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PaidPage } from "./pay-page-queries.server.ts";

type PaidTripProps = { readonly page: PaidPage; readonly token: string };

/** The trip once it is paid: day by day, with a voucher for whatever is confirmed. */
export function PaidTrip({ page: { name, trip, isGuest }, token }: PaidTripProps) {
  const { t } = useTranslation("paylink");
  return (
    <div className="page max-w-[60rem] py-6 md:py-10">
      <PageHead title={name} />
      <Note tone="good" icon={CircleCheck} title={t("paid")} className="mb-6">
        <p>{t("paid_text")}</p>
        {isGuest ? <p>{t("join")}</p> : null}
      </Note>
      <SharedTripDays trip={trip} />
      {trip.vouchers.length > 0 ? (
        <ul className="mt-6 flex flex-wrap gap-2">
          {trip.vouchers.map(({ id, title }) => (
            <li key={id}>
              <ButtonLink to={`/pay/${token}/voucher/${id}`} variant="secondary">
                {t("voucher_of", { title })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
