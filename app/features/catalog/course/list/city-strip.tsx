import { clsx } from "clsx";
import type { GolfCity } from "./city-queries.server.ts";
import { CityTile } from "./city-tile.tsx";

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
