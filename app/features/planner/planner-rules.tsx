import {
  CalendarHeart,
  CarFront,
  DoorOpen,
  type LucideIcon,
  ShieldCheck,
  WalletMinimal,
} from "lucide-react";
import { useTranslation } from "react-i18next";

const RULES = ["price", "drive", "free", "season", "refund"] as const;

const MARK: Record<(typeof RULES)[number], LucideIcon> = {
  price: WalletMinimal,
  drive: CarFront,
  free: DoorOpen,
  season: CalendarHeart,
  refund: ShieldCheck,
};

/** The rules of the sample trips. */
export function PlannerRules() {
  const { t } = useTranslation("planner");
  return (
    <section className="mt-10 rounded-panel bg-sand p-5 md:p-8">
      <h2 className="text-22">{t("rules.title")}</h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {RULES.map((rule) => {
          const Icon = MARK[rule];
          return (
            <li key={rule} className="flex gap-3">
              <Icon className="mt-px size-6 flex-none text-fairway-700" aria-hidden="true" />
              <span>
                <b className="block">{t(`rule.${rule}_title`)}</b>
                <span className="text-ink-2">{t(`rule.${rule}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
