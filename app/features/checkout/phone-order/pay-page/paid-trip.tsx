import { CircleCheck, Clock3, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { PayLinkState } from "#app/domain/checkout/phone/pay-link.ts";
import { ResultCard } from "#app/features/checkout/result/result-card.tsx";
import { SharedTripDays } from "#app/features/reservation/record/shared-trip.tsx";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { gutterClass, pageClass } from "#app/ui/look/page-layout.ts";
import { Note } from "#app/ui/note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PaidPage } from "./pay-page-queries.server.ts";

type PaidTripProps = { readonly page: PaidPage; readonly token: string };

/** The trip once it is paid: day by day, with a voucher for each confirmed line. */
export function PaidTrip({ page: { name, trip, isGuest }, token }: PaidTripProps) {
  const { t } = useTranslation("paylink");
  return (
    <div className={`${gutterClass} max-w-[60rem] py-6 md:py-10`}>
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

type ClosedState = Extract<
  PayLinkState,
  "expired" | "cancelled" | "paying" | "returning" | "returned"
>;

/** A link with nothing to pay: why, and whom to call. */
export function ClosedLink({ state }: { readonly state: ClosedState }) {
  const { t } = useTranslation("paylink");
  const { phone } = useBusiness();
  const { revalidate } = useRevalidator();
  return (
    <div className="bg-sand">
      <div className={`${pageClass} py-8 md:py-14`}>
        <ResultCard
          icon={state === "returned" || state === "returning" ? Undo2 : Clock3}
          tone="unknown"
          title={t(`state.${state}`)}
          text={t(`text.${state}`)}
          actions={
            state === "paying" ? (
              <Button onClick={() => void revalidate()}>{t("again")}</Button>
            ) : (
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={buttonClass({})}>
                {t("call", { phone })}
              </a>
            )
          }
        />
      </div>
    </div>
  );
}
