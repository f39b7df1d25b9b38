import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { OfferRecord } from "#app/features/reservation/desk/reservation-offers.server.ts";
import { ActionCard } from "./action-card.tsx";
import { ActionForm } from "./action-form.tsx";
import { ElsewhereSearch } from "./elsewhere-search.tsx";
import { OfferForm } from "./offer-form.tsx";
import type { OfferProps } from "./offer-props.ts";

/** Offers another tee time instead of a refusal: shows the open offer, or the form to make one. */
export function ReservationOffer({ reservation, open, freeTimes, elsewhere, courses }: OfferProps) {
  const { t } = useTranslation("desk");
  const { kind, status, choice } = reservation;
  if (kind !== "golf" || status !== "PENDING" || choice?.kind !== "golf") return null;
  if (open) return <Open offer={open} />;
  return (
    <ActionCard id="offer" title={t("offer.title")} text={t("offer.text", { time: choice.time })}>
      <ElsewhereSearch round={choice} courses={courses} />
      <OfferForm reservation={reservation} round={choice} {...{ freeTimes, elsewhere }} />
    </ActionCard>
  );
}

function Open({ offer }: { readonly offer: OfferRecord }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <ActionCard
      id="offer"
      title={t("offer.open")}
      text={
        <>
          <p className="num font-semibold text-16 text-ink">{offer.times.join(" · ")}</p>
          {offer.note ? <p className="whitespace-pre-line text-ink">{offer.note}</p> : null}
          <p>{t("offer.until", { at: moment(offer.expiresAt) })}</p>
        </>
      }
    >
      <ActionForm
        intent="withdraw_offer"
        schema={z.object({})}
        label={t("offer.withdraw")}
        variant="secondary"
      />
    </ActionCard>
  );
}
