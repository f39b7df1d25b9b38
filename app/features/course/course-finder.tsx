import { CarFront, MapPin, Search } from "lucide-react";
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

function Choice({ id, name, icon, label, className = "", children }: ChoiceProps) {
  return (
    <div className={`flex min-h-16 items-center gap-3 px-5 ${className}`}>
      {icon}
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block text-13 leading-5 text-ink-3">
          {label}
        </label>
        <select id={id} name={name} className="-ml-1 min-h-7 w-full truncate bg-paper font-bold">
          {children}
        </select>
      </div>
    </div>
  );
}
