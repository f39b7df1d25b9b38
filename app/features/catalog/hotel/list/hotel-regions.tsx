import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "#app/domain/common/text/place-name.ts";
import { useChosenFirst } from "#app/features/catalog/party/use-chosen-first.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { HotelCard } from "./hotel-card.tsx";
import type { HotelRegion } from "./hotel-list-queries.server.ts";

type HotelRegionsProps = {
  readonly regions: readonly HotelRegion[];
  readonly cornerOf: (hotel: HotelRegion["hotels"][number]) => ReactNode;
};

/** Cities by country with their numbers of hotels, then a few hotels of each. */
export function HotelRegions({ regions: usual, cornerOf }: HotelRegionsProps) {
  const { t } = useTranslation("hotel");
  const regions = useChosenFirst(usual);
  return (
    <>
      <RegionIndex regions={regions} />
      {regions.map((region, index) => (
        <section key={region.id} className="py-8 md:py-11" aria-labelledby={`city-${region.id}`}>
          <SectionHead
            id={`city-${region.id}`}
            title={region.name}
            sub={t("region.count", { count: region.count })}
            more={{
              to: `/hotel/city/${region.id}`,
              label: t("region.all", { count: region.count }),
            }}
          />
          <div className="grid gap-x-5 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
            {region.hotels.map((hotel, place) => (
              <HotelCard
                key={hotel.id}
                hotel={hotel}
                corner={cornerOf(hotel)}
                priority={index === 0 && place === 0}
              />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function RegionIndex({ regions }: Pick<HotelRegionsProps, "regions">) {
  const { t } = useTranslation("hotel");
  const locale = useLocale();
  return (
    <nav aria-label={t("home.cities")} className="grid gap-3">
      {[...Map.groupBy(regions, ({ country }) => country)].map(([country, cities]) => (
        <div key={country} className="md:flex md:items-baseline md:gap-4">
          <p className="mb-1.5 font-semibold text-ink-2 md:w-24 md:flex-none">
            {countryName(country, locale)}
          </p>
          <div className="flex flex-wrap gap-2">
            {cities.map((city) => (
              <ChipLink key={city.id} to={`/hotel/city/${city.id}`} preventScrollReset={false}>
                {city.name}{" "}
                <span className="tabular-nums whitespace-nowrap font-normal text-ink-3">
                  {city.count}
                </span>
              </ChipLink>
            ))}
          </div>
        </div>
      ))}
    </nav>
  );
}
