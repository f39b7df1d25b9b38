import { UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PARTY_SIZES } from "#app/domain/catalog/party.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { DayPill } from "#app/ui/calendar/day-pill.tsx";
import { PillSelect } from "#app/ui/form/pill-select.tsx";

type RoundChoicesProps = {
  readonly look?: "chip";
  readonly today: LocalDate;
  readonly date: LocalDate | undefined;
  readonly onDate: (date: LocalDate | undefined) => void;
  readonly players: number;
  readonly onPlayers: (players: number) => void;
};

/** The day of a round, and how many play. */
export function RoundChoices({ look, today, date, onDate, players, onPlayers }: RoundChoicesProps) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  return (
    <>
      <DayPill
        look={look}
        label={t("date.label")}
        text={date ? formatShortDay(date, locale) : t("date.any")}
        clear={t("date.clear")}
        today={today}
        last={lastDayShown(today)}
        value={date}
        onChange={onDate}
      />
      <PillSelect
        look={look}
        label={t("players.label")}
        icon={UsersRound}
        value={String(players)}
        onChange={(count) => onPlayers(Number(count))}
      >
        {PARTY_SIZES.map((count) => (
          <option key={count} value={count}>
            {t("players.count", { count })}
          </option>
        ))}
      </PillSelect>
    </>
  );
}
