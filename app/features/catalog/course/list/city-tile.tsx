import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { cardClass, frameClass, photoClass } from "#app/ui/look/classes.ts";
import { PictureImage } from "#app/ui/picture-image.tsx";
import type { GolfCity } from "./city-queries.server.ts";

/** A small square for the home page. */
function CityTile({ city }: { readonly city: GolfCity }) {
  const { t } = useTranslation("course");
  return (
    <AppLink to={`/course/city/${city.id}`} className="block min-w-0 text-center">
      <span className={`${frameClass} aspect-square block rounded-panel`}>
        <PictureImage picture={city.picture} alt="" sizes="(min-width: 840px) 181px, 31vw" />
      </span>
      <b className="mt-2 block hyphens-auto text-14 leading-5 tracking-[-0.03em] md:text-16">
        {city.name}
      </b>
      <span className="block text-13 text-ink-3 tabular-nums whitespace-nowrap">
        {t("city.courses", { count: city.courses })}
      </span>
    </AppLink>
  );
}

/** A wide card for the list of all cities. */
export function CityCard({ city }: { readonly city: GolfCity }) {
  const { t } = useTranslation("course");
  return (
    <AppLink
      to={`/course/city/${city.id}`}
      className={`${cardClass} flex min-w-0 items-center gap-4 overflow-hidden p-3 hover:border-ink`}
    >
      <span className={`${photoClass} aspect-square block w-20 flex-none`}>
        <PictureImage picture={city.picture} alt="" sizes="107px" />
      </span>
      <span className="min-w-0">
        <b className="block text-18 leading-6">{city.name}</b>
        <span className="mt-1 block text-14 text-ink-2">
          {t("city.line", { count: city.courses, airport: city.airport })}
        </span>
      </span>
    </AppLink>
  );
}

const SHOWN = 8;

type CityStripProps = {
  readonly cities: readonly GolfCity[];
  /** For half of a page: two rows of four on every screen. */
  readonly narrow?: boolean;
};

/** The cities with the most courses. */
export function CityStrip({ cities, narrow = false }: CityStripProps) {
  const most = cities.toSorted((a, b) => b.courses - a.courses).slice(0, SHOWN);
  return (
    <ul className={clsx("grid grid-cols-4 gap-x-3 gap-y-5 md:gap-x-4", narrow || "md:grid-cols-8")}>
      {most.map((city) => (
        <li key={city.id} className="min-w-0">
          <CityTile city={city} />
        </li>
      ))}
    </ul>
  );
}
