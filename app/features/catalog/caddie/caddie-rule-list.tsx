import { CalendarOff, Link2, type LucideIcon, UserRoundCheck, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { weekdayName } from "./caddie-profile.tsx";
import type { CaddiePage } from "./caddie-queries.server.ts";

export function CaddieRules({ caddie }: { readonly caddie: CaddiePage }) {
  const { t } = useTranslation("caddy");
  const weekday = weekdayName(caddie.dayOff, useLocale());
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Rule
        icon={Link2}
        title={t("rule.same_order_title")}
        text={t("rule.same_order", { course: caddie.course.name })}
      />
      <Rule icon={Wallet} title={t("rule.fee_title")} text={t("rule.fee")} />
      <Rule icon={UserRoundCheck} title={t("rule.one_title")} text={t("rule.one")} />
      <Rule icon={CalendarOff} title={t("rule.rest_title")} text={t("rule.rest", { weekday })} />
    </ul>
  );
}

type RuleProps = { readonly icon: LucideIcon; readonly title: string; readonly text: string };

function Rule({ icon: Icon, title, text }: RuleProps) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-px size-6 flex-none text-fairway-700" aria-hidden="true" />
      <span>
        <b className="block">{title}</b>
        <span className="text-ink-2">{text}</span>
      </span>
    </li>
  );
}
