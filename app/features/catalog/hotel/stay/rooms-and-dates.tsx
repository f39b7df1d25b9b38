import { useTranslation } from "react-i18next";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { HotelPage, RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { hintClass } from "#app/ui/form/field-class.ts";
import { LiveBox } from "#app/ui/live-box.tsx";
import type { StayPlan } from "./plan-stay.server.ts";
import { RoomList } from "./room-list.tsx";
import { StayCalendar } from "./stay-calendar.tsx";

type RoomsAndDatesProps = {
  readonly hotel: Pick<HotelPage, "id">;
  readonly today: LocalDate;
  readonly rooms: readonly RoomType[];
  readonly live: Live<StayPlan>;
};

export function RoomsAndDates({ hotel, today, rooms, live }: RoomsAndDatesProps) {
  const { t } = useTranslation("hotel");
  const plan = live.data;
  const room = rooms.find(({ id }) => id === plan?.choice?.roomId) ?? rooms[0];
  if (!room) {
    return (
      <section id="rooms" className="scroll-mt-36 pt-8">
        <h2 className="mb-3 text-22">{t("rooms.title")}</h2>
        <p className="text-ink-2">{t("rooms.empty")}</p>
      </section>
    );
  }
  return (
    <>
      <section id="dates" className="scroll-mt-36 pt-8">
        <h2 className="text-22">{t("dates.title")}</h2>
        <p className="mt-0.5 mb-3 text-14 text-ink-2">{t("dates.text", { room: room.name })}</p>
        <LiveBox live={live} otherwise={t("dates.no_script")}>
          <div className="md:rounded-panel md:border md:border-line md:p-6">
            <StayCalendar hotelId={hotel.id} today={today} rooms={rooms} live={live} />
          </div>
        </LiveBox>
        <p className={`${hintClass} mt-2`}>{t("dates.hint")}</p>
        {room.peakMinNights > 1 ? (
          <p className={hintClass}>{t("dates.min_stay", { count: room.peakMinNights })}</p>
        ) : null}
      </section>
      <section id="rooms" className="scroll-mt-36 pt-10">
        <h2 className="mb-3 text-22">{t("rooms.title")}</h2>
        <RoomList hotelId={hotel.id} rooms={rooms} plan={plan} />
      </section>
    </>
  );
}
