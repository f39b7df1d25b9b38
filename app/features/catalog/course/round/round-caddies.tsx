import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { CourseDetail } from "#app/features/catalog/course/detail/course-queries.server.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { RoundExtras } from "./round-extras.server.ts";
import type { RoundPlan } from "./round-plan.server.ts";
import { useVisit } from "./use-visit.ts";

type LostCaddiesProps = {
  readonly course: CourseDetail;
  readonly plan: RoundPlan;
  readonly named: RoundExtras["named"];
};

/** Chosen caddies who are not free on the chosen day. */
export function LostCaddies({ course, plan, named }: LostCaddiesProps) {
  const { t } = useTranslation("buy");
  const locale = useLocale();
  const { toggleCaddy } = useVisit(course, plan);
  const date = plan.chosen ? formatShortDay(plan.chosen.date, locale) : "";
  return named.map(({ id, nickname, state }) =>
    state === "free" ? null : (
      <Note
        key={id}
        tone="warn"
        className="mt-3"
        title={t(`named.${state}`, { nickname, date })}
        action={
          <Button size="sm" variant="secondary" onClick={() => toggleCaddy(id)}>
            {t("named.drop")}
          </Button>
        }
      >
        {t("named.other")}
      </Note>
    ),
  );
}
