import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MAX_ROOMS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import type { RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { Stepper } from "#app/ui/form/stepper.tsx";
import type { StayPlan } from "./plan-stay.server.ts";
import { useStay } from "./use-stay.ts";

type StayPartyProps = {
  readonly hotelId: string;
  readonly rooms: readonly RoomType[];
  readonly plan: StayPlan;
};

/** The number of rooms and guests, limited to what fits. */
export function StayParty({ hotelId, rooms, plan }: StayPartyProps) {
  const { t } = useTranslation("hotel");
  const { choice, change } = useStay(hotelId, rooms, plan);
  const room = rooms.find(({ id }) => id === choice?.roomId);
  if (!choice || !room) return null;
  const { rooms: count, adults, children } = choice;
  const most = { adults: room.maxAdults * count, children: room.maxChildren * count };
  return (
    <div className="mt-3 grid gap-2">
      <Line label={t("party.rooms")}>
        <Stepper
          label={t("party.rooms")}
          value={count}
          min={1}
          max={MAX_ROOMS}
          onChange={(next) => change({ rooms: next })}
        />
      </Line>
      <Line label={t("party.adults")} note={t("party.most", { count: most.adults })}>
        <Stepper
          label={t("party.adults")}
          value={adults}
          min={count}
          max={Math.min(9, most.adults)}
          onChange={(next) => change({ adults: next })}
        />
      </Line>
      {most.children > 0 ? (
        <Line label={t("party.children")} note={t("party.age")}>
          <Stepper
            label={t("party.children")}
            value={children}
            max={Math.min(9, most.children)}
            onChange={(next) => change({ children: next })}
          />
        </Line>
      ) : null}
    </div>
  );
}

type LineProps = {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
};

function Line({ label, note, children }: LineProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span>
        <b>{label}</b>
        {note ? <span className="ml-1.5 text-14 text-ink-3">{note}</span> : null}
      </span>
      {children}
    </div>
  );
}
