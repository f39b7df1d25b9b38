import { ChevronDown, MapPin, Search, Sunrise, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { TIME_BANDS } from "#app/domain/catalog/course/time-band.ts";
import { PARTY_SIZES, USUAL_PARTY } from "#app/domain/catalog/party.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { rememberSearch, useTripWish } from "#app/features/catalog/party/use-trip-wish.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { DayPill } from "#app/ui/calendar/day-pill.tsx";
import type { GolfCity } from "./city-queries.server.ts";

type Days = { readonly today: LocalDate; readonly last: LocalDate };

type CourseFinderProps = Days & { readonly cities: readonly GolfCity[] };

const LARGEST_PARTY = Math.max(...PARTY_SIZES);
const ICON_CLASS = "size-6 text-fairway-700";

/** City, date, party and time of day: leads to that city's list. */
export function CourseFinder({ cities, today, last }: CourseFinderProps) {
  const { t } = useTranslation(["course", "list"]);
  const localized = useLocalized();
  const remembered = useTripWish();
  // A choice that has begun is kept, however late the remembered one arrives.
  const [begun, setBegun] = useState<{ readonly wish: typeof remembered }>();
  const wish = begun ? begun.wish : remembered;
  return (
    <Form
      onChange={() => setBegun((before) => before ?? { wish: remembered })}
      // Filled in again once it is known what was chosen before.
      key={wish ? "known" : "new"}
      onSubmit={({ currentTarget }) => rememberSearch(new FormData(currentTarget))}
      method="get"
      action={localized("/course/home")}
      aria-label={t("finder.label")}
      className="relative z-10 mt-3 grid grid-cols-2 rounded-panel border border-line bg-paper shadow-soft md:mx-10 md:-mt-10 md:grid-cols-[1.4fr_1.2fr_1fr_1fr_auto] md:items-center md:p-2"
    >
      <Choice
        id="finder-city"
        name="city"
        icon={<MapPin className={ICON_CLASS} aria-hidden="true" />}
        label={t("finder.where")}
        usual={cities.find(({ id }) => id === wish?.region)?.id}
        className="max-md:col-span-2"
      >
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.name}
          </option>
        ))}
      </Choice>
      <DayChoice today={today} last={last} usual={wish?.round} />
      <Choice
        id="finder-players"
        name="players"
        icon={<UsersRound className={ICON_CLASS} aria-hidden="true" />}
        label={t("list:players.label")}
        usual={String(Math.min(wish?.players ?? USUAL_PARTY, LARGEST_PARTY))}
        className="max-md:border-r"
      >
        {PARTY_SIZES.map((count) => (
          <option key={count} value={count}>
            {t("list:players.count", { count })}
          </option>
        ))}
      </Choice>
      <BandChoice />
      <div className="col-span-2 p-3 md:col-span-1 md:p-0">
        <Button type="submit" size="lg" block className="md:min-h-16 md:px-8">
          <Search aria-hidden="true" />
          {t("finder.submit")}
        </Button>
      </div>
    </Form>
  );
}

function BandChoice() {
  const { t } = useTranslation("list");
  return (
    <Choice
      id="finder-band"
      name="band"
      icon={<Sunrise className={ICON_CLASS} aria-hidden="true" />}
      label={t("band.label")}
      className="md:border-r-0"
    >
      <option value="">{t("band.any")}</option>
      {TIME_BANDS.map((band) => (
        <option key={band} value={band}>
          {t(`band.${band}`)}
        </option>
      ))}
    </Choice>
  );
}

type DayChoiceProps = Days & { readonly usual: LocalDate | undefined };

function DayChoice({ today, last, usual }: DayChoiceProps) {
  const { t } = useTranslation("list");
  const locale = useLocale();
  const [day, setDay] = useState(usual);
  return (
    <div className="relative min-h-16 border-line max-md:col-span-2 max-md:border-b md:border-r">
      <span className="pointer-events-none absolute top-2.5 left-14 text-13 leading-5 text-ink-3">
        {t("date.label")}
      </span>
      <DayPill
        label={t("date.label")}
        text={day ? formatShortDay(day, locale) : t("date.any")}
        clear={t("date.clear")}
        today={today}
        last={last}
        value={day}
        onChange={setDay}
        look="plain"
        className="w-full text-left [&>span]:pt-5 [&>svg]:size-6"
      />
      {day ? <input type="hidden" name="date" value={day} /> : null}
    </div>
  );
}

type ChoiceProps = {
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly usual?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The label lies over the select, so that a tap on it opens the choices. */
function Choice({ id, name, icon, label, usual, className = "", children }: ChoiceProps) {
  return (
    <div className={`relative min-h-16 border-line max-md:border-b md:border-r ${className}`}>
      <label
        htmlFor={id}
        className="pointer-events-none absolute inset-y-0 left-5 flex items-start gap-3 pt-2.5"
      >
        <span className="pt-2">{icon}</span>
        <span className="text-13 leading-5 text-ink-3">{label}</span>
      </label>
      <select
        id={id}
        name={name}
        defaultValue={usual}
        className="size-full min-h-16 appearance-none truncate rounded-control bg-transparent pt-5 pr-10 pl-14 font-bold"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
