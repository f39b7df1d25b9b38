import { useTranslation } from "react-i18next";
import type { GolfCity } from "./city-queries.server.ts";
import { CityCard } from "./city-tile.tsx";

/** Cities under their country, in the shop's order. */
export function CitySections({ cities }: { readonly cities: readonly GolfCity[] }) {
  const { t } = useTranslation("course");
  return [...Map.groupBy(cities, ({ country }) => country)].map(([country, ofCountry]) => (
    <section key={country} aria-labelledby={`country-${country}`} className="pt-8 first:pt-2">
      <h2 id={`country-${country}`} className="mb-4 text-22">
        {countryName(country, t)}{" "}
        <span className="text-16 font-semibold text-ink-3 tabular-nums whitespace-nowrap">
          {t("city.courses", { count: ofCountry.reduce((sum, city) => sum + city.courses, 0) })}
        </span>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {ofCountry.map((city) => (
          <li key={city.id} className="grid">
            <CityCard city={city} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

const COUNTRIES = ["TH", "VN", "PH", "MY", "LA", "KH", "ID"] as const;

/** A new country is shown by its code until it has a name here. */
function countryName(code: string, t: (key: `country.${(typeof COUNTRIES)[number]}`) => string) {
  const known = COUNTRIES.find((country) => country === code);
  return known ? t(`country.${known}`) : code;
}
