import { useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  type HotelFilter,
  hotelFilter,
  hotelsPath,
} from "#app/domain/catalog/hotel/hotel-filter.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";

type HotelListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: HotelFilter;
};

/** The filter is part of the address; the last choice is shown at once, before its page has loaded. */
export function useHotelList({ cityId, today, filter: loaded }: HotelListState) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [choice, setChoice] = useState<{ readonly at: string; readonly filter: HotelFilter }>();
  const pending =
    next?.pathname === pathname ? hotelFilter(new URLSearchParams(next.search), today) : loaded;
  const filter = choice?.at === key ? choice.filter : pending;

  function pathTo(to: Partial<HotelFilter>): string {
    return hotelsPath(cityId, { ...filter, page: 1, ...to });
  }

  function change(to: Partial<HotelFilter>): void {
    setChoice({ at: key, filter: { ...filter, page: 1, ...to } });
    void navigate(localized(pathTo(to)), { preventScrollReset: true });
  }

  return { filter, pathTo, change };
}
