import { useTranslation } from "react-i18next";
import type { StayChoice } from "#app/domain/catalog/hotel-stay.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import type { RoomType } from "./hotel-queries.server.ts";
import { RoomList } from "./room-list.tsx";
import { StayCalendar } from "./stay-calendar.tsx";
import type { findStay } from "./stay-facts.server.ts";

type RoomsAndDatesProps = {
  readonly hotelId: string;
  readonly today: LocalDate;
  readonly rooms: readonly RoomType[];
  /** Absent for a hotel whose rooms nobody has entered yet. */
  readonly facts:
    | (Awaited<ReturnType<typeof findStay>> & { readonly choice: StayChoice })
    | undefined;
};

export function RoomsAndDates({ hotelId, today, rooms, facts }: RoomsAndDatesProps) {
  const { t } = useTranslation("hotel");
  if (!facts) {
    return (
      <section id="rooms" className="scroll-mt-36 pt-8">
        <h2 className="mb-3 text-22">{t("rooms.title")}</h2>
        <p className="text-ink-2">{t("rooms.empty")}</p>
      </section>
    );
  }
  const { choice, days, nights, holidays, quotes, stay } = facts;
  return (
    <>
      <section id="dates" className="scroll-mt-36 pt-8">
        <h2 className="text-22">{t("dates.title")}</h2>
        <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("dates.text", { room: stay.roomName })}</p>
        <div className="md:rounded-panel md:border md:border-line md:p-6">
          <StayCalendar
            today={today}
            choice={choice}
            days={days}
            nights={nights}
            holidays={holidays}
          />
        </div>
        <p className="hint mt-2">{t("dates.hint")}</p>
      </section>
      <section id="rooms" className="scroll-mt-36 pt-10">
        <h2 className="mb-3 text-22">{t("rooms.title")}</h2>
        <RoomList
          hotelId={hotelId}
          rooms={rooms}
          choice={choice}
          nights={stay.nights}
          quotes={quotes}
        />
      </section>
    </>
  );
}
