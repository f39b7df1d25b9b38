import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Won, won } from "#app/domain/common/money.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { offerForm } from "#app/domain/reservation/status/offer-forms.ts";
import {
  MAX_OFFERED_TIMES,
  nearestTimes,
} from "#app/domain/reservation/status/time-offer-rules.ts";
import { useAdminFormat } from "#app/features/desk/use-desk-format.ts";
import type { ReservationRecord } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import type { OfferRecord } from "#app/features/reservation/desk/reservation-order.server.ts";
import type { FoundElsewhere } from "#app/features/reservation/offer/find-elsewhere.server.ts";
import { ErrorText, TextArea } from "#app/ui/form/field.tsx";
import { chipClass, linkClass } from "#app/ui/look/classes.ts";
import { ActionForm } from "./action-form.tsx";
import { RECORD_KEY } from "./record-keys.ts";

/** As many as fit without scrolling; a button shows the rest. */
const FIRST_SHOWN = 12;

type OfferFormProps = Pick<OfferProps, "reservation" | "freeTimes" | "elsewhere"> & {
  readonly round: LineOf<"golf">;
};

/** Up to three, of the same day or from the search, and a word to the customer. */
export function OfferForm({ reservation, round, freeTimes, elsewhere }: OfferFormProps) {
  const { t } = useTranslation(["desk", "reservation-desk"]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isFull = chosen.length >= MAX_OFFERED_TIMES;

  function toggle(option: string) {
    const without = chosen.filter((each) => each !== option);
    if (without.length < chosen.length) setChosen(without);
    else if (!isFull) setChosen([...chosen, option].toSorted());
  }

  const choice = { chosen, isFull, toggle };
  return (
    <ActionForm intent="offer" schema={offerForm} label={t("offer.do")} variant="secondary">
      {(errorOf) => (
        <>
          <SameDay requestedTime={round.time} freeTimes={freeTimes} {...choice} />
          {elsewhere ? (
            <ElsewhereOptions options={elsewhere} paid={reservation.amount} {...choice} />
          ) : null}
          {chosen.map((option) => (
            <input key={option} type="hidden" name="times" value={option} />
          ))}
          <ErrorText code={errorOf("times")} />
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

type SameDayProps = OptionChoice & {
  readonly requestedTime: string;
  readonly freeTimes: readonly string[];
};

function SameDay({ requestedTime, freeTimes, chosen, isFull, toggle }: SameDayProps) {
  const { t } = useTranslation("desk");
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? freeTimes : nearestTimes(freeTimes, requestedTime, FIRST_SHOWN);
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-14">{t("offer.times")}</legend>
      {freeTimes.length === 0 ? <p className="mt-1 text-14 text-ink-2">{t("offer.none")}</p> : null}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {shown.map((time, index) => (
          <button
            key={time}
            type="button"
            className={chipClass({ className: "tabular-nums aria-disabled:opacity-50" })}
            aria-pressed={chosen.includes(time)}
            aria-disabled={(isFull && !chosen.includes(time)) || undefined}
            onClick={() => toggle(time)}
            {...(index === 0 ? { [RECORD_KEY]: "KeyA" } : {})}
          >
            {time}
          </button>
        ))}
        {shown.length < freeTimes.length ? (
          <button
            type="button"
            className={`${linkClass} min-h-11 px-2`}
            onClick={() => setWhole(true)}
          >
            {t("offer.more", { count: freeTimes.length })}
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}

type OptionsProps = OptionChoice & {
  readonly options: readonly FoundElsewhere[];
  /** What the round cost before discounts. */
  readonly paid: Won;
};

/** Other days and courses, the nearest first, each with its price of today and what cannot go along. */
function ElsewhereOptions({ options, paid, chosen, isFull, toggle }: OptionsProps) {
  const { t } = useTranslation("reservation-desk");
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-14">{t("elsewhere.title")}</legend>
      {options.length === 0 ? (
        <p className="mt-1 text-14 text-ink-2">{t("elsewhere.none")}</p>
      ) : null}
      <ul className="mt-2 grid gap-2">
        {options.map((option) => (
          <li key={option.text}>
            <button
              type="button"
              className={chipClass({
                className:
                  "w-full rounded-card! py-2 text-left whitespace-normal! aria-disabled:opacity-50",
              })}
              aria-pressed={chosen.includes(option.text)}
              aria-disabled={(isFull && !chosen.includes(option.text)) || undefined}
              onClick={() => toggle(option.text)}
            >
              <OptionText option={option} paid={paid} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function OptionText({ option, paid }: { readonly option: FoundElsewhere; readonly paid: Won }) {
  const { t } = useTranslation("reservation-desk");
  const { day, text, won: money } = useAdminFormat();
  const { date, time } = option.option;
  const difference = option.price - paid;
  const sum = money(won(Math.abs(difference)));
  return (
    <span className="grid min-w-0 gap-0.5">
      <b className="tabular-nums whitespace-nowrap">{`${day(date)} ${time}`}</b>
      <span>{text(option.sellable.title)}</span>
      <span className="text-13">
        {difference === 0
          ? t("elsewhere.same_price")
          : t(difference > 0 ? "elsewhere.dearer" : "elsewhere.cheaper", { sum })}
      </span>
      {option.staying.length > 0 ? (
        <span className="text-13">
          {t("elsewhere.staying", {
            names: option.staying.map(({ title }) => text(title)).join(", "),
          })}
        </span>
      ) : null}
    </span>
  );
}

export type OfferProps = {
  readonly reservation: ReservationRecord;
  /** The open offer that the customer has not answered yet. */
  readonly open: OfferRecord | undefined;
  /** On the same day at the same course. */
  readonly freeTimes: readonly string[];
  /** On other days or at other courses; null before the first search. */
  readonly elsewhere: readonly FoundElsewhere[] | null;
  readonly courses: readonly { readonly value: string; readonly label: string }[];
};

/** Which options are chosen, and how one more is. */
type OptionChoice = {
  readonly chosen: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (option: string) => void;
};
