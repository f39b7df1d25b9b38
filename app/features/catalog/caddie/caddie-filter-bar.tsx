import { Flag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useNavigation } from "react-router";
import {
  CADDIE_SORTS,
  type CaddieFilter,
  type CaddieLanguage,
  caddieFilter,
  caddiesPath,
} from "#app/domain/catalog/caddie/caddie-filter.ts";
import { lastDayShown } from "#app/domain/catalog/sale/sale-month.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { languageName } from "#app/domain/common/text/place-name.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { DayPill } from "#app/ui/calendar/day-pill.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { PillSelect } from "#app/ui/form/pill-select.tsx";
import { SortSelect } from "#app/ui/form/sort-select.tsx";
import { railClass } from "#app/ui/look/page-layout.ts";

type CaddieFilterBarProps = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: CaddieFilter;
  readonly languages: readonly { readonly language: CaddieLanguage; readonly count: number }[];
  readonly courses: readonly {
    readonly id: string;
    readonly name: string;
    readonly count: number;
  }[];
};

/** Date, course, language and sorting; all of it is in the address. */
export function CaddieFilterBar(props: CaddieFilterBarProps) {
  const { cityId, today, languages, courses } = props;
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  const { filter, change } = useCaddieList(props);
  return (
    <div className="mb-5 grid min-w-0 grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2">
        <DayPill
          look="chip"
          label={t("date.label")}
          text={
            filter.date
              ? t("date.on", { date: formatShortDay(filter.date, locale) })
              : t("date.any")
          }
          clear={t("date.clear")}
          today={today}
          last={lastDayShown(today)}
          value={filter.date}
          onChange={(date) => change({ date })}
        />
        <PillSelect
          look="chip"
          label={t("course.label")}
          icon={Flag}
          className="max-w-full"
          value={filter.course ?? ""}
          onChange={(course) => change({ course: course || undefined })}
        >
          <option value="">{t("course.any")}</option>
          {courses.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {t("course.option", { name, count })}
            </option>
          ))}
        </PillSelect>
        <SortSelect
          label={t("sort.label")}
          sorts={CADDIE_SORTS}
          nameOf={(sort) => t(`sort.${sort}`)}
          className="md:ml-auto"
          value={filter.sort}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <LanguageNav cityId={cityId} languages={languages} filter={filter} />
    </div>
  );
}

type LanguageNavProps = Pick<CaddieFilterBarProps, "cityId" | "languages" | "filter">;

function LanguageNav({ cityId, languages, filter }: LanguageNavProps) {
  const { t } = useTranslation("caddy");
  const locale = useLocale();
  return (
    <nav className={`${railClass} gap-2`} aria-label={t("language.label")}>
      {languages.map(({ language, count }) => {
        const isOn = filter.languages.includes(language);
        const others = filter.languages.filter((other) => other !== language);
        const to = { ...filter, page: 1, languages: isOn ? others : [...others, language] };
        return (
          <ChipLink key={language} to={caddiesPath(cityId, to)} isSet={isOn} current={isOn}>
            {languageName(language, locale)}{" "}
            <span className="tabular-nums whitespace-nowrap font-normal">{count}</span>
          </ChipLink>
        );
      })}
    </nav>
  );
}

type CaddieListState = {
  readonly cityId: string;
  readonly today: LocalDate;
  readonly filter: CaddieFilter;
};

/** The filter is part of the address; the last choice is shown at once, before its page has loaded. */
function useCaddieList({ cityId, today, filter: loaded }: CaddieListState) {
  const navigate = useNavigate();
  const localized = useLocalized();
  const { pathname, key } = useLocation();
  const { location: next } = useNavigation();
  const [choice, setChoice] = useState<{ readonly at: string; readonly filter: CaddieFilter }>();
  const pending =
    next?.pathname === pathname ? caddieFilter(new URLSearchParams(next.search), today) : loaded;
  const filter = choice?.at === key ? choice.filter : pending;

  function change(to: Partial<CaddieFilter>): void {
    const changed = { ...filter, page: 1, ...to };
    setChoice({ at: key, filter: changed });
    void navigate(localized(caddiesPath(cityId, changed)), { preventScrollReset: true });
  }

  return { filter, change };
}
