import { MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ChipLink } from "#app/ui/chip.tsx";

type MatchedCitiesProps = {
  readonly cities: readonly { readonly id: string; readonly name: string }[];
};

/** A search for a city links to all of its courses. */
export function MatchedCities({ cities }: MatchedCitiesProps) {
  const { t } = useTranslation("search");
  if (cities.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2" aria-label={t("suggestions.cities")}>
      {cities.map(({ id, name }) => (
        <li key={id}>
          <ChipLink icon={MapPin} to={`/course/city/${id}`}>
            {t("city_courses", { city: name })}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
