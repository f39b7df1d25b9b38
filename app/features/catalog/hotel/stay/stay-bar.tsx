import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { BottomBar } from "#app/ui/bottom-bar.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Price } from "#app/ui/money/price-tag.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { StayPlan } from "./plan-stay.server.ts";

type StayBarProps = { readonly rooms: readonly RoomType[]; readonly live: Live<StayPlan> };

/** On a phone: a sticky bar with the price, and a button for the days or the panel. */
export function StayBar({ rooms, live }: StayBarProps) {
  const { t } = useTranslation("hotel");
  const plan = live.data;
  const isPriced = plan?.stay?.quote?.ok === true;
  return (
    <BottomBar>
      <div className="min-w-0 flex-1" aria-busy={live.busy}>
        {plan ? <BarText plan={plan} rooms={rooms} /> : <BarSkeleton />}
      </div>
      <a
        href={isPriced ? "#stay" : "#dates"}
        className={buttonClass({ size: "lg", className: "px-5!" })}
      >
        {isPriced ? t("bar.book") : t("panel.to_dates")}
      </a>
    </BottomBar>
  );
}

type BarTextProps = { readonly plan: StayPlan; readonly rooms: readonly RoomType[] };

function BarText({ plan, rooms }: BarTextProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const { checkIn, checkOut, quote, nights = 0 } = plan.stay ?? {};
  const room = rooms.find(({ id }) => id === plan.choice?.roomId);
  const from = room && plan.prices[room.id];
  const days =
    checkIn &&
    checkOut &&
    `${formatShortDay(checkIn, locale)} – ${formatShortDay(checkOut, locale)}`;
  return (
    <>
      <p className="truncate text-13 leading-5 text-ink-2">
        {[days, room?.name].filter(Boolean).join(" · ")}
      </p>
      {quote?.ok ? (
        <Price amount={quote.total} unit={t("rooms.stay", { count: nights })} />
      ) : from === undefined ? (
        <b>{t("no_price")}</b>
      ) : (
        <Price amount={from} unit={t("per_night")} />
      )}
    </>
  );
}

function BarSkeleton() {
  return (
    <>
      <Skeleton width="9rem" height="0.875rem" />
      <Skeleton className="mt-1.5" width="7rem" height="1.25rem" />
    </>
  );
}
