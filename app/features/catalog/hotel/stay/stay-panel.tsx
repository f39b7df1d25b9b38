import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { alertPath } from "#app/domain/catalog/alert/alert-path.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon } from "#app/domain/common/money.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import type { HotelPage, RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import type { Live } from "#app/platform/http/use-live.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LiveBox } from "#app/ui/live-box.tsx";
import { linkClass, panelClass } from "#app/ui/look/classes.ts";
import { cashClass } from "#app/ui/money/cash-box.tsx";
import { perClass, priceClass } from "#app/ui/money/price-class.ts";
import { Rows } from "#app/ui/rows.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { StayPlan } from "./plan-stay.server.ts";
import { StayParty } from "./stay-party.tsx";
import { StayRefund } from "./stay-refund.tsx";
import { StayRefusal } from "./stay-refusal.tsx";

type StayPanelProps = {
  readonly hotel: HotelPage;
  readonly rooms: readonly RoomType[];
  readonly live: Live<StayPlan>;
  /** Puts the stay into the cart. */
  readonly action: ReactNode;
};

/** Price, dates, party, payment on site and refund, in this order; until days are chosen, a hint to choose them. */
export function StayPanel({ hotel, rooms, live, action }: StayPanelProps) {
  const { t } = useTranslation("hotel");
  const plan = live.data;
  return (
    <section
      id="stay"
      className={`${panelClass} scroll-mt-20 p-5 md:sticky md:top-[92px]`}
      aria-label={t("panel.label")}
    >
      <LiveBox live={live} otherwise={t("dates.no_script")}>
        {plan?.stay ? (
          <PlannedStay hotel={hotel} rooms={rooms} plan={plan} stay={plan.stay} />
        ) : (
          <StaySkeleton />
        )}
      </LiveBox>
      <div className="mt-4 grid gap-1">
        {action}
        <ButtonLink to={askPath({ kind: "hotel", id: hotel.id })} size="sm" variant="ghost" block>
          {t("panel.ask_any")}
        </ButtonLink>
      </div>
    </section>
  );
}

type Stay = NonNullable<StayPlan["stay"]>;

type PlannedStayProps = Pick<StayPanelProps, "hotel" | "rooms"> & {
  readonly plan: StayPlan;
  readonly stay: Stay;
};

function PlannedStay({ hotel, rooms, plan, stay }: PlannedStayProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const { checkIn, checkOut, quote } = stay;
  const room = rooms.find(({ id }) => id === plan.choice?.roomId);
  const count = plan.choice?.rooms ?? 1;
  return (
    <>
      <div className="flex items-end justify-between gap-3" aria-live="polite">
        <StayPrice plan={plan} stay={stay} roomName={room?.name ?? ""} />
        <Badge tone={hotel.booking}>{t(`booking.${hotel.booking}`)}</Badge>
      </div>
      {checkIn && checkOut ? (
        <StayDays checkIn={checkIn} checkOut={checkOut} />
      ) : (
        <p className="mt-2 text-14 text-ink-2">{t("panel.pick")}</p>
      )}
      <StayParty hotelId={hotel.id} rooms={rooms} plan={plan} />
      {quote?.ok ? (
        <Rows
          tight
          className="mt-3"
          rows={[
            {
              label: room?.name ?? "",
              note: [
                t("panel.mixed", { count: stay.nights }),
                count > 1 && t("panel.room_count", { count }),
              ]
                .filter(Boolean)
                .join(" × "),
              amount: formatWon(quote.total, locale),
            },
          ]}
        />
      ) : null}
      {quote?.ok === false ? (
        <StayRefusal hotel={hotel} rooms={rooms} plan={plan} quote={quote} />
      ) : null}
      <OnSite count={hotel.charges.length} />
      {quote?.ok ? <StayRefund steps={stay.refundSteps} /> : null}
      {quote?.ok && room && checkIn && stay.nights === 1 ? (
        <AppLink
          className={`${linkClass} mt-1 inline-flex min-h-11 items-center text-14`}
          to={alertPath({ room: room.id, date: checkIn })}
        >
          {t("panel.alert_price")}
        </AppLink>
      ) : null}
    </>
  );
}

function OnSite({ count }: { readonly count: number }) {
  const { t } = useTranslation("hotel");
  if (count === 0) return null;
  return (
    <a href="#charges" className={`${cashClass} mt-3`}>
      <Wallet aria-hidden="true" />
      <span>
        <b className="block leading-6">{t("panel.on_site", { count })}</b>
        <small className="block underline">{t("panel.on_site_hint")}</small>
      </span>
    </a>
  );
}

type StayPriceProps = {
  readonly plan: StayPlan;
  readonly stay: Stay;
  readonly roomName: string;
};

function StayPrice({ plan, stay, roomName }: StayPriceProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const from = plan.choice && plan.prices[plan.choice.roomId];
  if (stay.quote?.ok) {
    return (
      <div>
        <p className="text-14 text-ink-2">{t("rooms.stay", { count: stay.nights })}</p>
        <p className={priceClass({ size: "xl" })}>{formatWon(stay.quote.total, locale)}</p>
      </div>
    );
  }
  return (
    <div>
      <p className="text-14 text-ink-2">{roomName}</p>
      {from === undefined ? (
        <p className="leading-9 font-semibold">{t("no_price")}</p>
      ) : (
        <p>
          <span className={priceClass({ size: "xl" })}>{formatWon(from, locale)}</span>{" "}
          <span className={perClass}>{t("per_night")}</span>
        </p>
      )}
    </div>
  );
}

type Days = { readonly checkIn: LocalDate; readonly checkOut: LocalDate };

function StayDays({ checkIn, checkOut }: Days) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <dl className="mt-4 grid grid-cols-2 divide-x divide-line-2 rounded-control border border-line-2">
      <div className="px-4 py-2.5">
        <dt className="text-13 leading-5 text-ink-3">{t("panel.check_in")}</dt>
        <dd className="tabular-nums whitespace-nowrap font-bold">
          {formatShortDay(checkIn, locale)}
        </dd>
      </div>
      <div className="px-4 py-2.5">
        <dt className="text-13 leading-5 text-ink-3">{t("panel.check_out")}</dt>
        <dd className="tabular-nums whitespace-nowrap font-bold">
          {formatShortDay(checkOut, locale)}
        </dd>
      </div>
    </dl>
  );
}

/** The same boxes, at about the same heights. */
function StaySkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton width="6rem" height="1.25rem" />
      <Skeleton className="mt-1" width="10rem" height="2.25rem" />
      <Skeleton className="mt-2" height="1.25rem" />
      <div className="mt-3 grid gap-2">
        <Skeleton className="rounded-control" height="3rem" />
        <Skeleton className="rounded-control" height="3rem" />
        <Skeleton className="rounded-control" height="3rem" />
      </div>
      <Skeleton className="mt-3 rounded-card" height="4.25rem" />
    </div>
  );
}
