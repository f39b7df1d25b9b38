import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatShortWon, formatWon } from "#app/domain/common/money.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import type { ListedCourse } from "./course-list-queries.server.ts";
import type { MapPoint } from "./leaflet-map.ts";

/** The pins of the map: a short visible text, and a full label for screen readers. */
export function useMapPoints(courses: readonly ListedCourse[]): readonly MapPoint[] {
  const { t } = useTranslation("list");
  const locale = useLocale();
  return useMemo(
    () =>
      courses.map(({ id, name, latitude, longitude, minutes, availability }) => {
        const price = availability.state === "open" ? availability.price.perGolfer : undefined;
        const drive = minutes === null ? "" : t("within.minutes", { minutes });
        const priceText = price === undefined ? t("map.off") : formatWon(price, locale);
        return {
          id,
          latitude,
          longitude,
          isOff: price === undefined,
          text:
            price === undefined
              ? t("map.off")
              : t("map.price", { price: formatShortWon(price, locale) }),
          label: [name, priceText, drive].filter(Boolean).join(", "),
        };
      }),
    [courses, t, locale],
  );
}
