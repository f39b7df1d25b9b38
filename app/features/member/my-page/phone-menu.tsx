import {
  ALargeSmall,
  ChevronRight,
  Languages,
  LayoutDashboard,
  type LucideIcon,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/domain/common/language/languages.ts";
import { isStaff } from "#app/domain/desk/role/role-names.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import type { TextSize } from "#app/domain/member/profile/text-size.ts";
import { SignOutButton } from "#app/features/member/profile/sign-out-button.tsx";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { roundCardClass } from "#app/ui/look/classes.ts";
import { MY_AREAS, type MyArea } from "./my-areas.ts";

export type MyValues = {
  readonly upcoming: number;
  readonly wishes: number;
  readonly companions: number;
  readonly newAnswers: number;
  readonly textSize: TextSize;
};

const CARD = `${roundCardClass} grid divide-y divide-line overflow-hidden`;
const ROW = "flex min-h-14 w-full items-center gap-3 px-4 text-left font-semibold hover:bg-sand";
/** What is looked for most; figures and the bell lead to the rest of what has a value. */
const FIRST = ["reservations", "wish", "recent", "plans", "companions", "questions"] as const;
const THEN: readonly MyArea[] = ["alerts", "profile", "security", "settings", "withdrawal"];

type PhoneMenuProps = { readonly role: Role; readonly values: MyValues };

/** Eight rows with their values, then what is seldom needed. */
export function PhoneMenu({ role, values }: PhoneMenuProps) {
  const { t } = useTranslation("mypage");
  const locale = useLocale();
  const { upcoming, wishes, companions, newAnswers, textSize } = values;
  const said: Record<(typeof FIRST)[number], string> = {
    reservations: upcoming > 0 ? t("value.upcoming", { count: upcoming }) : "",
    wish: wishes > 0 ? t("value.wishes", { count: wishes }) : "",
    recent: "",
    plans: "",
    companions: companions > 0 ? t("value.companions", { count: companions }) : "",
    questions: newAnswers > 0 ? t("value.answers", { count: newAnswers }) : "",
  };
  return (
    <nav aria-label={t("menu")} className="md:hidden grid gap-4">
      <ul className={CARD}>
        {areasOf(FIRST).map((area) => (
          <Row key={area.name} {...area} label={t(`menu.${area.name}`)} value={said[area.name]} />
        ))}
        <Row
          to="/mypage/settings"
          icon={Languages}
          label={t("row.language")}
          value={LANGUAGES[locale].name}
        />
        <Row
          to="/mypage/settings#text-size"
          icon={ALargeSmall}
          label={t("row.text_size")}
          value={t(`row.text_size_${textSize}`)}
        />
      </ul>
      <ul className={CARD}>
        {areasOf(THEN).map((area) => (
          <Row key={area.name} {...area} label={t(`menu.${area.name}`)} />
        ))}
        {isStaff(role) ? (
          <li>
            {/* The admin pages are a separate document. */}
            <a href="/admin" className={ROW}>
              <LayoutDashboard className="size-5 flex-none" aria-hidden="true" />
              <span className="flex-1">{t("menu.desk")}</span>
              <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
            </a>
          </li>
        ) : null}
        <li>
          <SignOutButton className={ROW} />
        </li>
      </ul>
    </nav>
  );
}

function areasOf<Name extends MyArea>(names: readonly Name[]) {
  return names.flatMap((name) => {
    const area = MY_AREAS.find((each) => each.name === name);
    return area ? [{ ...area, name }] : [];
  });
}

type RowProps = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value?: string;
};

function Row({ to, icon: Icon, label, value }: RowProps) {
  return (
    <li>
      <AppLink to={to} className={ROW}>
        <Icon className="size-5 flex-none" aria-hidden="true" />
        <span className="flex-1">{label}</span>
        {value ? (
          <span className="tabular-nums whitespace-nowrap font-normal text-14 text-ink-2">
            {value}
          </span>
        ) : null}
        <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
      </AppLink>
    </li>
  );
}
