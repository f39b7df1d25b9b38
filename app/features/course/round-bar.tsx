import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/date-text.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { CourseDetail } from "./course-queries.server.ts";
import { RoundPanel } from "./round-panel.tsx";
import type { RoundPlan } from "./round-plan.server.ts";

type RoundBarProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly actions: ReactNode;
};

/** On a phone the panel waits behind a bar at the bottom. */
export function RoundBar({ course, plan, actions }: RoundBarProps) {
  const { t } = useTranslation("course");
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { chosen, players } = plan;
  const when = chosen
    ? [formatShortDay(chosen.date, locale), chosen.time, t("bar.players", { count: players })]
    : [t("tee.pick_day")];
  return (
    <div className="bottombar">
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 leading-5 text-ink-2">{when.filter(Boolean).join(" · ")}</p>
        {chosen?.price ? (
          <Price amount={chosen.price.perGolfer} unit={t("per_golfer")} />
        ) : (
          <b>{t("panel.no_price")}</b>
        )}
      </div>
      <Button size="lg" className="px-5" onClick={() => setOpen(true)}>
        {t("bar.open")}
      </Button>
      <Sheet title={t("panel.title")} open={open} onOpenChange={setOpen} footer={actions}>
        <RoundPanel course={course} plan={plan} onSeeRefunds={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}
