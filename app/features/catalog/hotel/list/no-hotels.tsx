import { BedDouble } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  type HotelFilter,
  type HotelSuggestion,
  hotelsPath,
  withoutFilter,
} from "#app/domain/catalog/hotel/hotel-filter.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { useFacilityName } from "#app/features/catalog/hotel/facility-list.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/note.tsx";

type City = { readonly id: string; readonly name: string };

type NoHotelsProps = {
  readonly region: City;
  readonly filter: HotelFilter;
  readonly suggestions: readonly HotelSuggestion[];
  readonly elsewhere: readonly { readonly region: City; readonly count: number }[];
  /** Hotels of the city without any filter. */
  readonly inCity: number;
};

/** For an empty list: suggests removing single filters, or other cities. */
export function NoHotels({ region, filter, suggestions, elsewhere, inCity }: NoHotelsProps) {
  const { t } = useTranslation("hotel");
  const facilityName = useFacilityName();
  if (inCity === 0) {
    return (
      <EmptyState
        icon={BedDouble}
        title={t("city.empty_title", { city: region.name })}
        text={t("city.empty_text")}
        action={
          <>
            <ButtonLink to="/hotel/home">{t("city.others")}</ButtonLink>
            <ButtonLink to={askPath()} variant="secondary">
              {t("panel.ask_any")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const pathTo = (city: City, to: Partial<HotelFilter>) =>
    hotelsPath(city.id, { ...filter, page: 1, ...to });
  return (
    <EmptyState
      icon={BedDouble}
      title={t("none.title")}
      text={suggestions.length > 0 ? t("none.ways") : t("none.all", { count: inCity })}
      action={
        <>
          {suggestions.map(({ drop, count }, index) => (
            <ButtonLink
              key={drop}
              variant={index === 0 ? "primary" : "secondary"}
              to={pathTo(region, withoutFilter(filter, drop))}
            >
              {drop === "stars" || drop === "max" || drop === "rating"
                ? t(`none.${drop}`, { count })
                : t("none.drop", { wish: facilityName(drop), count })}
            </ButtonLink>
          ))}
          {suggestions.length === 0 ? (
            <ButtonLink
              to={pathTo(region, { stars: [], facilities: [], max: undefined, rating: undefined })}
            >
              {t("none.clear")}
            </ButtonLink>
          ) : null}
          {elsewhere.map(({ region: city, count }) => (
            <ButtonLink key={city.id} variant="secondary" to={pathTo(city, {})}>
              {t("none.city", { city: city.name, count })}
            </ButtonLink>
          ))}
        </>
      }
    />
  );
}

type AllFullProps = {
  readonly cityId: string;
  readonly filter: HotelFilter;
  /** The nearest check-in with a free room. */
  readonly otherDay: LocalDate | undefined;
};

/** Every matching hotel is full on the chosen days. */
export function AllFull({ cityId, filter, otherDay }: AllFullProps) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  const pathTo = (checkIn: LocalDate | undefined) =>
    hotelsPath(cityId, { ...filter, page: 1, checkIn });
  return (
    <Note
      tone="info"
      className="mb-5"
      title={t("full.title")}
      action={
        <>
          {otherDay ? (
            <ButtonLink size="sm" to={pathTo(otherDay)}>
              {t("full.next", { day: formatShortDay(otherDay, locale) })}
            </ButtonLink>
          ) : null}
          <ButtonLink size="sm" variant="secondary" to={pathTo(undefined)}>
            {t("full.any")}
          </ButtonLink>
        </>
      }
    >
      {t("full.text")}
    </Note>
  );
}
