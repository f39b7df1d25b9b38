import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  STAY_READERS,
  type StayChoice,
  stayChoice,
  stayQuery,
} from "#app/domain/catalog/hotel/hotel-stay.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import type { RoomType } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { rememberTrip } from "#app/features/catalog/party/trip-memory.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import type { StayPlan } from "./plan-stay.server.ts";

/** The choice is in the address and is shown immediately; its prices follow. */
export function useStay(hotelId: string, rooms: readonly RoomType[], plan: StayPlan) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { search } = useLocation();
  const { location: pending } = useNavigation();
  const read = (text: string) =>
    stayChoice(readQuery(STAY_READERS, new URLSearchParams(text)).query, {
      rooms,
      today: plan.today,
    });

  function pathTo(to: Partial<StayChoice>): string {
    return `/hotel/${hotelId}${stayQuery({ ...read(search), ...to })}`;
  }

  function change(to: Partial<StayChoice>): void {
    rememberTrip({
      players: to.adults,
      region: plan.regionId,
      ...(to.checkOut && { checkIn: to.checkIn, checkOut: to.checkOut }),
    });
    // Reads the address, not the page: a second tap before the first has loaded adds to it.
    const newest = read((pending ?? window.location).search);
    const path = localized(`/hotel/${hotelId}${stayQuery({ ...newest, ...to })}`);
    void navigate(path, { replace: true, preventScrollReset: true });
  }

  return { choice: read(search), change, pathTo };
}
