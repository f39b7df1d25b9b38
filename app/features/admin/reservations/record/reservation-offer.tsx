import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { offerForm } from "#app/domain/reservation/status/offer-forms.ts";
import { MAX_OFFERED_TIMES, nearestTimes } from "#app/domain/reservation/status/time-offer.ts";
import { useAdminFormat } from "#app/features/admin/kit/use-admin-format.ts";
import type { ReservationRecord } from "#app/features/admin/reservations/reservation-detail-queries.server.ts";
import type { OfferRecord } from "#app/features/admin/reservations/reservation-offers.server.ts";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { ActionForm } from "./reservation-action-form.tsx";
import { ActionCard } from "./reservation-actions.tsx";

/** As many as fit without scrolling; a button shows the rest. */
const FIRST_SHOWN = 12;

type OfferProps = {
  readonly reservation: Pick<ReservationRecord, "kind" | "status" | "choice">;
  /** The open offer that the customer has not answered yet. */
  readonly open: OfferRecord | undefined;
  readonly freeTimes: readonly string[];
};

/** Offers another tee time instead of a refusal: shows the open offer, or the form to make one. */
export function ReservationOffer({ reservation, open, freeTimes }: OfferProps) {
  const { t } = useTranslation("desk");
  const { kind, status, choice } = reservation;
  if (kind !== "golf" || status !== "PENDING" || choice?.kind !== "golf") return null;
  if (open) return <Open offer={open} />;
  if (freeTimes.length === 0)
    return <ActionCard title={t("offer.title")}>{t("offer.none")}</ActionCard>;
  return (
    <ActionCard title={t("offer.title")} text={t("offer.text", { time: choice.time })}>
      <Choose requestedTime={choice.time} freeTimes={freeTimes} />
    </ActionCard>
  );
}

function Open({ offer }: { readonly offer: OfferRecord }) {
  const { t } = useTranslation("desk");
  const { moment } = useAdminFormat();
  return (
    <ActionCard
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

type ChooseProps = { readonly requestedTime: string; readonly freeTimes: readonly string[] };

function Choose({ requestedTime, freeTimes }: ChooseProps) {
  const { t } = useTranslation("desk");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? freeTimes : nearestTimes(freeTimes, requestedTime, FIRST_SHOWN);
  const isFull = chosen.length >= MAX_OFFERED_TIMES;

  function toggle(time: string) {
    const without = chosen.filter((each) => each !== time);
    if (without.length < chosen.length) setChosen(without);
    else if (!isFull) setChosen([...chosen, time].toSorted());
  }

  return (
    <ActionForm intent="offer" schema={offerForm} label={t("offer.do")} variant="secondary">
      {(errorOf) => (
        <>
          <fieldset>
            <legend className="font-semibold text-14">{t("offer.times")}</legend>
            <div className="mt-2 flex flex-wrap items-center gap-2">
              {shown.map((time) => (
                <button
                  key={time}
                  type="button"
                  className="chip num aria-disabled:opacity-50"
                  aria-pressed={chosen.includes(time)}
                  aria-disabled={(isFull && !chosen.includes(time)) || undefined}
                  onClick={() => toggle(time)}
                >
                  {time}
                </button>
              ))}
              {shown.length < freeTimes.length ? (
                <button type="button" className="link min-h-11 px-2" onClick={() => setWhole(true)}>
                  {t("offer.more", { count: freeTimes.length })}
                </button>
              ) : null}
            </div>
            {chosen.map((time) => (
              <input key={time} type="hidden" name="times" value={time} />
            ))}
            <ErrorText code={errorOf("times")} />
          </fieldset>
          <TextArea
            name="note"
            label={t("offer.note")}
            hint={t("step.reason_hint")}
            rows={2}
            maxLength={300}
            error={errorOf("note")}
          />
        </>
      )}
    </ActionForm>
  );
}
