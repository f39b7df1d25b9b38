import { CalendarSearch, TicketCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#app/domain/common/date/date-text.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { shareOf } from "#app/domain/community/partner/round.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ErrorText } from "#app/ui/form/field.tsx";
import { labelClass } from "#app/ui/form/field-class.ts";
import { TickBox, tickInputClass, tickRowClass } from "#app/ui/form/tick-box.tsx";
import { frameClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { BookedRound } from "../booked-rounds.server.ts";

type RoundChoiceProps = {
  readonly bookings: readonly BookedRound[];
  readonly chosen: string;
  readonly error: ErrorCode | undefined;
};

/** One of one's own bookings, or a plan. */
export function RoundChoice({ bookings, chosen, error }: RoundChoiceProps) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2" aria-invalid={error ? true : undefined}>
      <legend className="mb-3 text-18 font-bold">{t("write.round")}</legend>
      <p className={labelClass}>{t("write.booked")}</p>
      <p className="text-14 text-ink-2">
        {bookings.length > 0 ? t("write.booked_text") : t("write.none")}
      </p>
      {bookings.map((booking) => (
        <RadioCard key={booking.id} value={booking.id} isChosen={booking.id === chosen}>
          {booking.picture ? (
            <span className={`${frameClass} size-16 flex-none rounded-[10px]`}>
              <PictureImage picture={booking.picture} alt="" sizes="64px" />
            </span>
          ) : (
            <TicketCheck aria-hidden="true" />
          )}
          <span className="min-w-0">
            <b className="block">{booking.courseName}</b>
            <span className="tabular-nums block text-14 text-ink-2">
              {formatDay(booking.day, locale)} {booking.teeTime}
            </span>
            <span className="tabular-nums block text-14 text-ink-2">
              {t("write.free", { players: booking.players, count: booking.places })}
              {" · "}
              {t("write.each", {
                amount: formatWon(shareOf(booking), locale),
              })}
            </span>
          </span>
        </RadioCard>
      ))}
      <RadioCard value="plan" isChosen={chosen === "plan"}>
        <CalendarSearch aria-hidden="true" />
        <span className="min-w-0">
          <b className="block">{t("write.plan")}</b>
          <span className="text-14 text-ink-2">{t("write.plan_text")}</span>
        </span>
      </RadioCard>
      <ErrorText code={error} />
    </fieldset>
  );
}

type RadioCardProps = {
  readonly value: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
};

function RadioCard({ value, isChosen, children }: RadioCardProps) {
  return (
    <label
      className={`${tickRowClass} rounded-card border border-line-2 p-4 has-checked:border-2 has-checked:border-pick-600 has-checked:bg-pick-50`}
    >
      <input
        type="radio"
        className={tickInputClass}
        name="round"
        value={value}
        defaultChecked={isChosen}
      />
      <TickBox shape="round" mark="dot" />
      {children}
    </label>
  );
}
