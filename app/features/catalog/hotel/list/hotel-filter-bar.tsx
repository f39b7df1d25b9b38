import { Star, Wallet } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { Facility } from "#app/domain/catalog/hotel/hotel-facility.ts";
import {
  HOTEL_SORTS,
  type HotelFilter,
  type HotelValueCounts,
  hotelFilter,
  hotelsPath,
  type StarChoice,
} from "#app/domain/catalog/hotel/hotel-filter.ts";
import { NIGHT_PRICE_LIMITS, RATING_LIMITS, readLimit } from "#app/domain/catalog/value-limit.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { useFacilityName } from "#app/features/catalog/hotel/facility-list.tsx";
import { StayChoices } from "#app/features/catalog/party/stay-choices.tsx";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { PillSelect } from "#app/ui/form/pill-select.tsx";
import { SortSelect } from "#app/ui/form/sort-select.tsx";
import { railClass } from "#app/ui/look/page-layout.ts";

type HotelFilterBarProps = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: HotelFilter;
  readonly stars: readonly { readonly star: StarChoice; readonly count: number }[];
  readonly facilities: readonly { readonly facility: Facility; readonly count: number }[];
  readonly values: HotelValueCounts;
};

/** Date, nights, stars, facilities and sorting; all of it is in the address. */
export function HotelFilterBar(props: HotelFilterBarProps) {
  const { t } = useTranslation("hotel");
  const { today } = props;
  const list = useHotelList(props);
  const { filter, change } = list;
  return (
    <div className="mb-5 grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        <StayChoices
          look="chip"
          today={today}
          date={filter.checkIn}
          onDate={(checkIn) => change({ checkIn })}
          nights={filter.nights}
          onNights={(nights) => change({ nights })}
        />
        <ValueChoices values={props.values} list={list} />
        <SortSelect
          label={t("sort.label")}
          sorts={HOTEL_SORTS}
          nameOf={(sort) => t(`sort.${sort}`)}
          className="md:ml-auto"
          value={filter.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <FilterNav stars={props.stars} facilities={props.facilities} list={list} />
    </div>
  );
}

type ValueChoicesProps = Pick<HotelFilterBarProps, "values"> & {
  readonly list: ReturnType<typeof useHotelList>;
};

/** The highest price of a night and the lowest rating. */
function ValueChoices({ values, list }: ValueChoicesProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const { filter, change } = list;
  return (
    <>
      {values.max.length > 0 ? (
        <PillSelect
          look="chip"
          label={t("list.price_label")}
          icon={Wallet}
          value={String(filter.max ?? "")}
          onChange={(max) => change({ max: readLimit(max, NIGHT_PRICE_LIMITS) })}
        >
          <option value="">{t("list.price_any")}</option>
          {values.max.map(({ limit, count }) => (
            <option key={limit} value={limit}>
              {t("list.price_max", { price: formatWon(won(limit), locale) })} ({count})
            </option>
          ))}
        </PillSelect>
      ) : null}
      {values.rating.length > 0 ? (
        <PillSelect
          look="chip"
          label={t("list.rating_label")}
          icon={Star}
          value={String(filter.rating ?? "")}
          onChange={(rating) => change({ rating: readLimit(rating, RATING_LIMITS) })}
        >
          <option value="">{t("list.rating_any")}</option>
          {values.rating.map(({ limit, count }) => (
            <option key={limit} value={limit}>
              {t("list.rating_min", { rating: limit })} ({count})
            </option>
          ))}
        </PillSelect>
      ) : null}
    </>
  );
}

type FilterNavProps = Pick<HotelFilterBarProps, "stars" | "facilities"> & {
  readonly list: ReturnType<typeof useHotelList>;
};

/** Stars and facilities to filter by. */
function FilterNav({ stars, facilities, list }: FilterNavProps) {
  const { t } = useTranslation("hotel");
  const facilityName = useFacilityName();
  const { filter, pathTo } = list;
  return (
    <nav className={`${railClass} gap-2`} aria-label={t("list.wishes")}>
      {stars.map(({ star, count }) => (
        <FilterLink
          key={star}
          isOn={filter.stars.includes(star)}
          to={pathTo({ stars: toggled(filter.stars, star) })}
          text={t("stars", { count: star })}
          count={count}
        />
      ))}
      {facilities.map(({ facility, count }) => (
        <FilterLink
          key={facility}
          isOn={filter.facilities.includes(facility)}
          to={pathTo({ facilities: toggled(filter.facilities, facility) })}
          text={facilityName(facility)}
          count={count}
        />
      ))}
    </nav>
  );
}

type FilterLinkProps = {
  readonly isOn: boolean;
  readonly to: string;
  readonly text: string;
  readonly count: number;
};

function FilterLink({ isOn, to, text, count }: FilterLinkProps) {
  return (
    <ChipLink to={to} isSet={isOn} current={isOn}>
      {text} <span className="tabular-nums whitespace-nowrap font-normal">{count}</span>
    </ChipLink>
  );
}

function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

type HotelListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: HotelFilter;
};

/** The filter is part of the address; the last choice is shown at once, before its page has loaded. */
function useHotelList({ cityId, today, filter: loaded }: HotelListState) {
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
