import { BedSingle, Check, Coffee, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { photoClass, roundCardClass } from "#app/ui/look/classes.ts";
import { Price } from "#app/ui/money/price-tag.tsx";
import { PictureImage } from "#app/ui/picture-image.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { StayPlan } from "./plan-stay.server.ts";
import { useStay } from "./use-stay.ts";

type RoomListProps = {
  readonly hotelId: string;
  readonly rooms: readonly RoomType[];
  /** Absent until prices and free rooms have loaded. */
  readonly plan: StayPlan | undefined;
};

/** From this number on, "few rooms left" is shown. */
const FEW = 2;

export function RoomList({ hotelId, rooms, plan }: RoomListProps) {
  return (
    <ul className="grid gap-3">
      {rooms.map((room) =>
        plan?.choice ? (
          <PlannedRoom key={room.id} {...{ hotelId, rooms, room, plan }} />
        ) : (
          <RoomCard key={room.id} room={room} />
        ),
      )}
    </ul>
  );
}

type PlannedRoomProps = RoomListProps & { readonly room: RoomType; readonly plan: StayPlan };

function PlannedRoom({ hotelId, rooms, room, plan }: PlannedRoomProps) {
  const { choice, pathTo } = useStay(hotelId, rooms, plan);
  return (
    <RoomCard
      room={room}
      plan={plan}
      isChosen={room.id === choice?.roomId}
      to={pathTo({ roomId: room.id })}
    />
  );
}

type RoomCardProps = {
  readonly room: RoomType;
  readonly plan?: StayPlan | undefined;
  readonly isChosen?: boolean;
  readonly to?: string;
};

function RoomCard({ room, plan, isChosen = false, to }: RoomCardProps) {
  const { t } = useTranslation("hotel");
  return (
    <li
      className={`${roundCardClass} gap-5 p-4 sm:grid sm:grid-cols-[11rem_1fr] lg:grid-cols-[12.5rem_1fr_auto] ${isChosen ? "border-2! border-pick-600!" : ""}`}
    >
      <div className={`${photoClass} aspect-4/3 self-start`}>
        <PictureImage
          picture={room.picture}
          alt={room.name}
          sizes="(min-width: 640px) 200px, calc(100vw - 4rem)"
        />
      </div>
      <div className="mt-3 min-w-0 sm:mt-0">
        <h3 className="text-18">{room.name}</h3>
        <RoomFacts room={room} />
        <RoomState room={room} plan={plan} />
      </div>
      <div className="mt-4 flex items-end justify-between gap-3 sm:col-start-2 sm:mt-0 lg:col-start-auto lg:flex-col lg:justify-end">
        {plan ? <RoomPrice room={room} plan={plan} /> : <Skeleton width="8rem" height="2rem" />}
        {isChosen ? (
          <Badge tone="pick" icon={Check} className="min-h-11! px-3!">
            {t("rooms.chosen")}
          </Badge>
        ) : to === undefined ? (
          <Skeleton className="rounded-control" width="9rem" height="2.75rem" />
        ) : (
          <ButtonLink to={to} variant="secondary" size="sm" preventScrollReset replace>
            {t("rooms.choose")}
            <span className="sr-only">{room.name}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function RoomFacts({ room }: { readonly room: RoomType }) {
  const { t } = useTranslation("hotel");
  const size = room.areaSqm === null ? "" : t("rooms.area", { area: room.areaSqm });
  const fact = "inline-flex items-center gap-1";
  return (
    <>
      <p className="text-ink-2">{[size, room.beds].filter(Boolean).join(" · ")}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
        <span className={fact}>
          <UsersRound aria-hidden="true" />
          {t("rooms.adults", { count: room.maxAdults })}
          {room.maxChildren > 0 ? ` · ${t("rooms.children", { count: room.maxChildren })}` : null}
        </span>
        <span className={fact}>
          <Coffee aria-hidden="true" />
          {t(room.breakfast ? "rooms.breakfast" : "rooms.no_breakfast")}
        </span>
        {room.extraBed ? (
          <span className={fact}>
            <BedSingle aria-hidden="true" />
            {t("rooms.extra_bed")}
          </span>
        ) : null}
      </p>
    </>
  );
}

function RoomState({ room, plan }: Pick<RoomCardProps, "room" | "plan">) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const quote = plan?.quotes[room.id];
  if (quote?.ok === false) {
    return (
      <div className="mt-2">
        <Badge tone="danger">
          {t(ROOM_REFUSAL[quote.why], { day: formatShortDay(quote.night, locale) })}
        </Badge>
      </div>
    );
  }
  if (!quote?.ok || quote.roomsLeft > FEW) return null;
  return (
    <div className="mt-2">
      <Badge tone="request" icon={null}>
        {t("rooms.left", { count: quote.roomsLeft })}
      </Badge>
    </div>
  );
}

const ROOM_REFUSAL = {
  sold: "rooms.full",
  closed: "rooms.closed",
  none: "rooms.none",
  late: "rooms.late",
  short: "rooms.short",
} as const;

type RoomPriceProps = { readonly room: RoomType; readonly plan: StayPlan };

function RoomPrice({ room, plan }: RoomPriceProps) {
  const { t } = useTranslation("hotel");
  const quote = plan.quotes[room.id];
  if (quote?.ok) {
    const count = plan.stay?.nights ?? 1;
    return <Price amount={quote.total} unit={t("rooms.stay", { count })} size="lg" />;
  }
  const from = plan.prices[room.id];
  if (from === undefined) return <span className="text-14 text-ink-2">{t("no_price")}</span>;
  return <Price amount={from} unit={t("per_night")} size="lg" />;
}
