import {
  BusFront,
  CircleCheck,
  Coffee,
  Dumbbell,
  Flower2,
  LandPlot,
  type LucideIcon,
  Luggage,
  Plane,
  Soup,
  Target,
  ToyBrick,
  WashingMachine,
  Waves,
  Wine,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Facility, facilityOf } from "#app/domain/catalog/hotel/hotel-facility.ts";

const MARK: Record<Facility, LucideIcon> = {
  pool: Waves,
  gym: Dumbbell,
  spa: Flower2,
  breakfast: Coffee,
  bar: Wine,
  airport_pickup: Plane,
  laundry: WashingMachine,
  club_storage: Luggage,
  golf_course: LandPlot,
  driving_range: Target,
  shuttle: BusFront,
  korean_food: Soup,
  kids_club: ToyBrick,
};

/** A facility without a label is shown as the editor wrote it. */
export function FacilityList({ codes }: { readonly codes: readonly string[] }) {
  const name = useFacilityName();
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
      {codes.map((code) => {
        const facility = facilityOf(code);
        const Icon = facility ? MARK[facility] : CircleCheck;
        return (
          <li key={code} className="flex items-center gap-3">
            <Icon className="size-6 flex-none text-ink-2" aria-hidden="true" />
            {name(code)}
          </li>
        );
      })}
    </ul>
  );
}

export function useFacilityName(): (code: string) => string {
  const { t } = useTranslation("hotel");
  return (code) => {
    const facility = facilityOf(code);
    return facility ? t(`facility.${facility}`) : code;
  };
}
