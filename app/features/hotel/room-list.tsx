import { BedSingle, Check, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type StayChoice, type StayQuote, stayQuery } from "#app/domain/catalog/hotel-stay.ts";
import { formatShortDay } from "#app/domain/date-text.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import type { RoomType } from "./hotel-queries.server.ts";

type RoomListProps = {
  readonly hotelId: string;
  readonly rooms: readonly RoomType[];
  readonly choice: StayChoice;
  readonly nights: number;
  /** By room; empty while no day is chosen. */
  readonly quotes: Readonly<Record<string, StayQuote>>;
};

/** With so few rooms left one should know. */
const FEW = 2;

export function RoomList({ hotelId, rooms, choice, nights, quotes }: RoomListProps) {
  return (
    <ul className="grid gap-3">
      {rooms.map((room) => (
        <RoomCard
          key={room.id}
          room={room}
          quote={quotes[room.id]}
          nights={nights}
          isChosen={room.id === choice.roomId}
          to={`/hotel/${hotelId}${stayQuery({ ...choice, roomId: room.id })}`}
        />
      ))}
    </ul>
  );
}

type RoomCardProps = {
  readonly room: RoomType;
  readonly quote: StayQuote | undefined;
  readonly nights: number;
  readonly isChosen: boolean;
  readonly to: string;
};

function RoomCard({ room, quote, nights, isChosen, to }: RoomCardProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <li
      className={`card rounded-panel! p-4 sm:flex sm:items-center sm:gap-5 sm:p-5 ${isChosen ? "border-2! border-pick-600!" : ""}`}
    >
      <div className="min-w-0 flex-1">
        <h3 className="text-18">{room.name}</h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-14 text-ink-2">
          <span className="inline-flex items-center gap-1">
            <UsersRound className="icon" aria-hidden="true" />
            {t("rooms.adults", { count: room.maxAdults })}
            {room.maxChildren > 0 ? ` · ${t("rooms.children", { count: room.maxChildren })}` : null}
          </span>
          {room.extraBed ? (
            <span className="inline-flex items-center gap-1">
              <BedSingle className="icon" aria-hidden="true" />
              {t("rooms.extra_bed")}
            </span>
          ) : null}
        </p>
        {quote?.ok === false ? (
          <div className="mt-2">
            <Badge tone="danger">
              {t(ROOM_REFUSAL[quote.why], { day: formatShortDay(quote.night, locale) })}
            </Badge>
          </div>
        ) : null}
        {quote?.ok && quote.roomsLeft <= FEW ? (
          <div className="mt-2">
            <Badge tone="request" icon={null}>
              {t("rooms.left", { count: quote.roomsLeft })}
            </Badge>
          </div>
        ) : null}
      </div>
      <div className="mt-3 flex items-end justify-between gap-3 sm:mt-0 sm:flex-col">
        <RoomPrice room={room} quote={quote} nights={nights} />
        {isChosen ? (
          <Badge tone="pick" icon={Check} className="min-h-11! px-3!">
            {t("rooms.chosen")}
          </Badge>
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

const ROOM_REFUSAL = {
  sold: "rooms.full",
  closed: "rooms.closed",
  none: "rooms.none",
} as const;

function RoomPrice({ room, quote, nights }: Pick<RoomCardProps, "room" | "quote" | "nights">) {
  const { t } = useTranslation("hotel");
  if (quote?.ok) {
    return <Price amount={quote.total} unit={t("rooms.stay", { count: nights })} size="lg" />;
  }
  if (room.fromPrice === null) {
    return <span className="text-14 text-ink-2">{t("no_price")}</span>;
  }
  return <Price amount={room.fromPrice} unit={t("per_night")} size="lg" />;
}
