import { BedDouble, Calendar, CarFront, ClipboardList, Clock3, UsersRound } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { clockParts } from "#app/domain/common/date/zone-time.ts";
import { isOpen } from "#app/domain/reservation/status/status.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import type { PickUp } from "#app/features/reservation/voucher/pick-up-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

type ReservationFactsProps = {
  readonly reservation: OwnReservation;
  readonly pickUp: PickUp | null;
};

/** What members look for first: the day, the time, how many, and the pick-up. */
export function ReservationFacts({ reservation, pickUp }: ReservationFactsProps) {
  const { t } = useTranslation("reservation");
  const day = useDay(reservation);
  const time = useTime();
  const { kind, choice, detail, usedOn, endsOn } = reservation;
  if (endsOn) {
    return (
      <Facts>
        <Fact icon={Calendar} label={t("detail.check_in")}>
          {day(usedOn)}
        </Fact>
        <Fact icon={Calendar} label={t("detail.check_out")}>
          {day(endsOn)}
        </Fact>
        <Fact icon={BedDouble} label={t("detail.stay")}>
          {t("detail.nights", { count: daysBetween(usedOn, endsOn) })}
        </Fact>
        <Fact icon={ClipboardList} label={t("detail.what")} isWide>
          {detail}
        </Fact>
      </Facts>
    );
  }
  const round = kind === "golf" && choice?.kind === "golf" ? choice : null;
  return (
    <Facts>
      <Fact icon={Calendar} label={t("detail.date")} hint={t("detail.local")}>
        {day(usedOn)}
      </Fact>
      {round ? (
        <>
          <Fact icon={Clock3} label={t("detail.tee_off")}>
            {time(round.time)}
          </Fact>
          <Fact icon={UsersRound} label={t("detail.players")}>
            {t("detail.people", { count: round.players })}
          </Fact>
        </>
      ) : null}
      {pickUp ? (
        <Fact icon={CarFront} label={t("detail.pick_up")} hint={pickUp.from}>
          {time(pickUp.time)}
        </Fact>
      ) : null}
      {round ? null : (
        <Fact icon={ClipboardList} label={t("detail.what")} isWide>
          {detail}
        </Fact>
      )}
    </Facts>
  );
}

/** The year is obvious while a trip is ahead. */
function useDay({ status }: OwnReservation) {
  const locale = useLocale();
  return (day: LocalDate) =>
    isOpen(status) ? formatShortDay(day, locale) : formatDay(day, locale);
}

/** 「오전 7:12」, "7:12 a.m.". */
export function useTime() {
  const { t } = useTranslation("reservation");
  return (time: string): string => {
    const { half, clock } = clockParts(time);
    return t(`clock.${half}`, { time: clock });
  };
}

function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-[repeat(4,auto)] md:justify-between">
      {children}
    </dl>
  );
}

type FactProps = {
  readonly icon: ComponentType<{ className?: string }>;
  readonly label: string;
  readonly hint?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

function Fact({ icon: Icon, label, hint, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? "relative col-span-2 min-w-0 pl-9" : "relative min-w-0 pl-9"}>
      <dt className="text-14 leading-5 text-ink-3">
        <Icon className="absolute top-0.5 left-0 size-6 text-fairway-700" aria-hidden="true" />
        {label}
      </dt>
      <dd className="tabular-nums font-bold">{children}</dd>
      {hint ? <dd className="text-14 leading-5 text-ink-3">{hint}</dd> : null}
    </div>
  );
}
