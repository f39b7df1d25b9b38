import { Baby, BedDouble, UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CartLine, LineOf } from "#app/domain/booking/cart-line.ts";
import { MAX_ROOMS } from "#app/domain/catalog/hotel-stay.ts";
import type { CartThings } from "./cart-things.server.ts";
import { withPlayers } from "./edit-line.ts";
import { CountPill } from "./pill.tsx";
import { RidePills, VanPills } from "./ride-pills.tsx";

export type EditProps<Line extends CartLine> = {
  readonly line: Line;
  readonly things: CartThings;
  readonly onChange: (line: CartLine) => void;
};

/** What of a line can be changed here; days and hours are chosen on its page. */
export function EditPills({ line, things, onChange }: EditProps<CartLine>) {
  switch (line.kind) {
    case "golf":
      return <RoundPills line={line} things={things} onChange={onChange} />;
    case "hotel":
      return <StayPills line={line} things={things} onChange={onChange} />;
    case "callvan":
      return <RidePills line={line} things={things} onChange={onChange} />;
    case "tournament":
      return <EntryPills line={line} things={things} onChange={onChange} />;
    case "caddy":
      return null;
  }
}

function RoundPills({ line, things, onChange }: EditProps<LineOf<"golf">>) {
  const { t } = useTranslation("cart");
  const course = things.courses[line.courseId];
  if (!course) return null;
  return (
    <>
      <CountPill
        label={t("edit.players")}
        icon={UsersRound}
        value={line.players}
        min={course.minPlayers}
        max={course.maxPlayers}
        words={(count) => t("people", { count })}
        onChange={(players) => onChange(withPlayers(line, players, things.vehicles))}
      />
      <VanPills line={line} things={things} onChange={onChange} />
    </>
  );
}

function StayPills({ line, things, onChange }: EditProps<LineOf<"hotel">>) {
  const { t } = useTranslation("cart");
  const room = things.rooms[line.roomId];
  if (!room) return null;
  const beds = room.extraBed ? line.rooms : 0;
  return (
    <>
      <CountPill
        label={t("edit.rooms")}
        icon={BedDouble}
        value={line.rooms}
        min={1}
        max={MAX_ROOMS}
        words={(count) => t("hotel.rooms", { count })}
        onChange={(rooms) => onChange({ ...line, rooms, adults: Math.max(line.adults, rooms) })}
      />
      <CountPill
        label={t("edit.adults")}
        icon={UsersRound}
        value={line.adults}
        min={line.rooms}
        max={room.maxAdults * line.rooms + beds}
        words={(count) => t("hotel.adults", { count })}
        onChange={(adults) => onChange({ ...line, adults })}
      />
      <CountPill
        label={t("edit.children")}
        icon={Baby}
        value={line.children}
        min={0}
        max={room.maxChildren * line.rooms + beds}
        words={(count) => t("hotel.children", { count })}
        onChange={(children) => onChange({ ...line, children })}
      />
    </>
  );
}

/** As many friends as one signs up at once. */
const MOST_ENTRIES = 8;

function EntryPills({ line, things, onChange }: EditProps<LineOf<"tournament">>) {
  const { t } = useTranslation("cart");
  const capacity = things.tournaments[line.tournamentId]?.capacity ?? 1;
  return (
    <CountPill
      label={t("edit.players")}
      icon={UsersRound}
      value={line.people}
      min={1}
      max={Math.min(MOST_ENTRIES, capacity)}
      words={(count) => t("people", { count })}
      onChange={(people) => onChange({ ...line, people })}
    />
  );
}
