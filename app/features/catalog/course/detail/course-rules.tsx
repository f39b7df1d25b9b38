import {
  Clock3,
  CloudRain,
  Eye,
  type LucideIcon,
  Shirt,
  UserRound,
  UsersRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CourseDetail } from "./course-queries.server.ts";

const RULES = [
  ["checkIn", Clock3],
  ["dressCode", Shirt],
  ["rain", CloudRain],
  ["twoBall", UsersRound],
  ["single", UserRound],
  ["gallery", Eye],
] as const satisfies readonly (readonly [keyof CourseDetail["rules"], LucideIcon])[];

export function CourseRules({ rules }: Pick<CourseDetail, "rules">) {
  const { t } = useTranslation("course");
  return (
    <section id="rules" className="later scroll-mt-32 pt-10">
      <h2 className="mb-4 text-22">{t("rules.title")}</h2>
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {RULES.map(([rule, Icon]) => (
          <div key={rule} className="grid grid-cols-[auto_1fr] gap-x-3">
            <dt className="contents font-bold">
              <Icon className="mt-0.5 size-6 text-ink-2" aria-hidden="true" />
              {t(`rules.${rule}`)}
            </dt>
            <dd className="col-start-2 text-ink-2">{rules[rule]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
