import { useTranslation } from "react-i18next";
import { Form, useSearchParams } from "react-router";
import { z } from "zod";
import { addDays } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { OfferRecord } from "#app/features/reservation/desk/reservation-order.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { ActionCard } from "./action-card.tsx";
import { ActionForm } from "./action-form.tsx";
import { OfferForm, type OfferProps } from "./offer-form.tsx";

/** How many days before and after the paid one are searched by default. */
const AROUND = 3;
const OWN_NAMES = ["from", "to", "at", "done"];

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
          <p className="tabular-nums whitespace-nowrap font-semibold text-16 text-ink">
            {offer.times.join(" · ")}
          </p>
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

type SearchProps = Pick<OfferProps, "courses"> & { readonly round: LineOf<"golf"> };

/** Looks for free tee times in a period, at one course or at all of the region; the address remembers it. */
function ElsewhereSearch({ round, courses }: SearchProps) {
  const { t } = useTranslation("reservation-desk");
  const [search] = useSearchParams();
  const preserved = [...search].filter(([name]) => !OWN_NAMES.includes(name));
  return (
    <Form method="get" preventScrollReset className="grid grid-cols-2 items-end gap-2">
      {preserved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        type="date"
        name="from"
        label={t("elsewhere.from")}
        defaultValue={search.get("from") ?? addDays(round.date, -AROUND)}
      />
      <TextField
        type="date"
        name="to"
        label={t("elsewhere.to")}
        defaultValue={search.get("to") ?? addDays(round.date, AROUND)}
      />
      <SelectField
        name="at"
        label={t("elsewhere.course")}
        placeholder={t("elsewhere.region")}
        options={courses}
        defaultValue={search.get("at") ?? round.courseId}
      />
      <Button type="submit" variant="secondary" size="sm">
        {t("elsewhere.find")}
      </Button>
    </Form>
  );
}
