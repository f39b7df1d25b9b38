import { CarFront, ChevronDown, MapPin, Search } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { DRIVE_LIMITS } from "#app/domain/catalog/course-filter.ts";
import { useLocalized } from "#app/platform/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { GolfCity } from "./city-queries.server.ts";

/** Where to, and how far from the hotel: leads to that city's list. */
export function CourseFinder({ cities }: { readonly cities: readonly GolfCity[] }) {
  const { t } = useTranslation("course");
  const localized = useLocalized();
  return (
    <Form
      method="get"
      action={localized("/course/home")}
      aria-label={t("finder.label")}
      className="relative z-10 mt-3 rounded-panel border border-line bg-paper shadow-soft md:mx-10 md:-mt-10 md:grid md:grid-cols-[1.3fr_1fr_auto] md:items-center md:p-2"
    >
      <Choice
        id="finder-city"
        name="city"
        icon={<MapPin className="size-6 text-fairway-700" aria-hidden="true" />}
        label={t("finder.where")}
        className="border-b border-line md:border-r md:border-b-0"
      >
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.name}
          </option>
        ))}
      </Choice>
      <Choice
        id="finder-within"
        name="within"
        icon={<CarFront className="size-6 text-fairway-700" aria-hidden="true" />}
        label={t("finder.drive")}
      >
        <option value="">{t("finder.any")}</option>
        {DRIVE_LIMITS.map((limit) => (
          <option key={limit} value={limit}>
            {t("finder.within", { minutes: limit })}
          </option>
        ))}
      </Choice>
      <div className="border-t border-line p-3 md:border-0 md:p-0">
        <Button type="submit" size="lg" block className="md:min-h-16 md:px-8">
          <Search aria-hidden="true" />
          {t("finder.submit")}
        </Button>
      </div>
    </Form>
  );
}

type ChoiceProps = {
  readonly id: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The words stand above the choice, inside what one taps. */
function Choice({ id, name, icon, label, className = "", children }: ChoiceProps) {
  return (
    <div className={`relative min-h-16 ${className}`}>
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
        className="size-full min-h-16 appearance-none truncate rounded-control bg-transparent pt-5 pr-12 pl-13 font-bold"
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
