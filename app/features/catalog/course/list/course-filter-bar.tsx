import { CarFront, Sunrise } from "lucide-react";
import { useTranslation } from "react-i18next";
import { COURSE_SORTS, DRIVE_LIMITS } from "#app/domain/catalog/course/course-filter.ts";
import { TIME_BANDS } from "#app/domain/catalog/course/time-band.ts";
import { FROM_AIRPORT, FROM_BASE } from "#app/domain/catalog/place/travel-from.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { oneOf } from "#app/domain/common/paging.ts";
import { RoundChoices } from "#app/features/catalog/party/round-choices.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { PillSelect } from "#app/ui/form/pill-select.tsx";
import { SortSelect } from "#app/ui/form/sort-select.tsx";
import { segmentClass } from "#app/ui/look/segment-class.ts";
import type { ListedCity } from "./city-queries.server.ts";
import type { CourseList } from "./use-course-list.ts";

type PartProps = { readonly list: CourseList };

/** Date, party and time of day. */
export function VisitChoices({ list, today }: PartProps & { readonly today: LocalDate }) {
  const { t } = useTranslation("list");
  const { filter, change } = list;
  return (
    <div className="inline-flex flex-none rounded-pill border border-line-2 bg-paper max-md:grid max-md:grid-cols-[1.45fr_1fr_1.15fr] max-md:rounded-control">
      <RoundChoices
        today={today}
        date={filter.date}
        onDate={(date) => change({ date })}
        players={filter.players}
        onPlayers={(players) => change({ players })}
      />
      <PillSelect
        label={t("band.label")}
        icon={Sunrise}
        value={filter.band ?? ""}
        onChange={(band) => change({ band: oneOf(band, TIME_BANDS) })}
      >
        <option value="">{t("band.any")}</option>
        {TIME_BANDS.map((band) => (
          <option key={band} value={band}>
            {t(`band.${band}`)}
          </option>
        ))}
      </PillSelect>
    </div>
  );
}

type FromChoiceProps = PartProps & {
  readonly city: ListedCity;
  readonly look?: "chip" | "plain";
  readonly className?: string;
};

/** The start of the drive: the city's centre, its airport, or a hotel. */
export function FromChoice({ list, city, look, className }: FromChoiceProps) {
  const { t } = useTranslation("list");
  return (
    <PillSelect
      label={t("from.label")}
      icon={CarFront}
      look={look}
      className={className}
      value={list.filter.from}
      onChange={(from) => list.change({ from })}
    >
      <option value={FROM_BASE}>{t("from.place", { place: city.base })}</option>
      <option value={FROM_AIRPORT}>{t("from.place", { place: city.airportName })}</option>
      {city.hotels.length > 0 ? (
        <optgroup label={t("from.hotels")}>
          {city.hotels.map(({ id, name }) => (
            <option key={id} value={id}>
              {t("from.place", { place: name })}
            </option>
          ))}
        </optgroup>
      ) : null}
    </PillSelect>
  );
}

/** Each limit is a link: it can be shared, and works without scripts. */
export function DriveLimits({ list }: PartProps) {
  const { t } = useTranslation("list");
  return (
    <nav
      aria-label={t("within.label")}
      className={segmentClass({
        className: "flex-none max-md:grid max-md:w-full max-md:grid-cols-5",
      })}
    >
      {[undefined, ...DRIVE_LIMITS].map((limit) => (
        <AppLink
          key={limit ?? "all"}
          to={list.pathTo({ within: limit })}
          preventScrollReset
          aria-current={limit === list.filter.within ? "true" : undefined}
          className="px-2.5! max-md:px-1!"
        >
          {limit === undefined ? t("within.any") : t("within.minutes", { minutes: limit })}
        </AppLink>
      ))}
    </nav>
  );
}

export function SortChoice({ list, className }: PartProps & { readonly className?: string }) {
  const { t } = useTranslation("list");
  return (
    <SortSelect
      label={t("sort.label")}
      sorts={COURSE_SORTS}
      nameOf={(sort) => t(`sort.${sort}`)}
      className={className}
      value={list.filter.sort}
      onChange={(sort) => list.change({ sort })}
    />
  );
}
