import { Clock3, type LucideIcon, ShieldCheck, UserRoundCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { panelClass } from "#app/ui/look/classes.ts";

export function MeetingRules() {
  const { t } = useTranslation("community");
  return (
    <aside
      className={`${panelClass} p-5 md:sticky md:top-24 md:p-6`}
      aria-labelledby="meeting-rules"
    >
      <h2 id="meeting-rules" className="text-18">
        {t("rules.title")}
      </h2>
      <ul className="mt-3 grid gap-3 text-ink-2">
        <Rule icon={UserRoundCheck}>{t("rules.names")}</Rule>
        <Rule icon={Clock3}>{t("rules.times")}</Rule>
        <Rule icon={ShieldCheck}>{t("rules.safety")}</Rule>
      </ul>
    </aside>
  );
}

function Rule({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: string }) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 text-fairway-700" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
