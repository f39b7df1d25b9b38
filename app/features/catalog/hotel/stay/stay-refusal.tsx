import { useTranslation } from "react-i18next";
import { alertPath } from "#app/domain/catalog/alert/alert-path.ts";
import type { StayQuote } from "#app/domain/catalog/hotel/stay-quote.ts";
import { cutOffHours } from "#app/domain/catalog/sale/cut-off.ts";
import { monthOfDay } from "#app/domain/common/date/calendar-rules.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { daysBetween } from "#app/domain/common/date/local-date.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { HotelPage, RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { StayPlan } from "./plan-stay.server.ts";
import { useStay } from "./use-stay.ts";

type StayRefusalProps = {
  readonly hotel: HotelPage;
  readonly rooms: readonly RoomType[];
  readonly plan: StayPlan;
  readonly quote: Extract<StayQuote, { ok: false }>;
};

const TITLE = {
  sold: "panel.sold_title",
  closed: "panel.closed_title",
  none: "panel.none_title",
  late: "panel.late_title",
  short: "panel.short_title",
} as const;

/** What may still change until the night. */
const MAY_OPEN: readonly (keyof typeof TITLE)[] = ["sold", "closed", "none"];

/** Which night cannot be booked and why, with a link to the next free stay. */
export function StayRefusal({ hotel, rooms, plan, quote }: StayRefusalProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const { change } = useStay(hotel.id, rooms, plan);
  const next = plan.stay?.next;
  const room = rooms.find(({ id }) => id === plan.choice?.roomId);
  return (
    <Note
      tone="warn"
      className="mt-3"
      title={t(TITLE[quote.why], {
        day: formatShortDay(quote.night, locale),
        nights: quote.minNights,
      })}
      action={
        <>
          {next ? (
            <Button size="sm" onClick={() => change({ ...next, month: monthOfDay(next.checkIn) })}>
              {t("panel.next", {
                day: formatShortDay(next.checkIn, locale),
                count: daysBetween(next.checkIn, next.checkOut),
              })}
            </Button>
          ) : null}
          {room && MAY_OPEN.includes(quote.why) ? (
            <ButtonLink
              size="sm"
              variant="secondary"
              to={alertPath({ room: room.id, date: quote.night })}
            >
              {t("panel.alert")}
            </ButtonLink>
          ) : null}
          <ButtonLink size="sm" variant="ghost" to={askPath({ kind: "hotel", id: hotel.id })}>
            {t("panel.ask_day")}
          </ButtonLink>
        </>
      }
    >
      {quote.why === "late"
        ? t("panel.late_text", {
            hours: cutOffHours({ booking: hotel.booking, cutOffHours: room?.cutOffHours ?? null }),
          })
        : t("panel.other")}
    </Note>
  );
}
