import { Route as RouteIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";
import { cardClass } from "#app/ui/look/classes.ts";

type PlanTripBoxProps = {
  /** What the trip is planned around, as the planner's address names it: `must=…` or `hotel=…`. */
  readonly around?: Readonly<Record<string, string>>;
  readonly className?: string;
};

/** The way to the planner from where one looks at a single product. */
export function PlanTripBox({ around, className = "" }: PlanTripBoxProps) {
  const { t } = useTranslation("frame");
  return (
    <AppLink
      to={around ? `/ai?${new URLSearchParams(around)}` : "/ai"}
      className={`${cardClass} flex items-center gap-4 p-4 hover:bg-sand ${className}`}
    >
      <span className="grid size-11 flex-none place-items-center rounded-control bg-fairway-50 text-fairway-700">
        <RouteIcon aria-hidden="true" className="size-6" />
      </span>
      <span className="min-w-0">
        <b className="block">{t(around ? "plan.around" : "plan.title")}</b>
        <span className="block text-14 text-ink-2">{t("plan.text")}</span>
      </span>
    </AppLink>
  );
}
