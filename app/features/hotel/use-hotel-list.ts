import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { type HotelFilter, hotelFilter, hotelsPath } from "#app/domain/catalog/hotel-filter.ts";
import type { LocalDate } from "#app/domain/local-date.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

type HotelListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: HotelFilter;
};

/** The list lives in the address; what was asked for last is shown at once. */
export function useHotelList({ cityId, today, filter }: HotelListState) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [wish, setWish] = useState<{ readonly at: string; readonly filter: HotelFilter }>();
  const underWay =
    next?.pathname === pathname ? hotelFilter(new URLSearchParams(next.search), today) : filter;
  const asked = wish?.at === key ? wish.filter : underWay;

  function pathTo(to: Partial<HotelFilter>): string {
    return hotelsPath(cityId, { ...asked, page: 1, ...to });
  }

  function change(to: Partial<HotelFilter>): void {
    setWish({ at: key, filter: { ...asked, page: 1, ...to } });
    void navigate(localized(pathTo(to)), { preventScrollReset: true });
  }

  return { asked, pathTo, change };
}
