import { useTranslation } from "react-i18next";
import type { Role } from "#app/domain/desk/role/role.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

type GreetingProps = {
  readonly name: string;
  readonly role: Role;
  /** Days until the next reservation; null when there is none. */
  readonly daysLeft: number | null;
};

export function Greeting({ name, role, daysLeft }: GreetingProps) {
  const { t } = useTranslation("mypage");
  function trip(): string {
    if (daysLeft === null) return t("no_trip");
    return daysLeft === 0 ? t("today") : t("days_left", { count: daysLeft });
  }
  return (
    <header className="flex items-center gap-4">
      <Avatar size="lg">{[...name][0]}</Avatar>
      <div className="min-w-0 flex-1">
        <h1 className="text-22 md:text-28">{t("greeting", { name })}</h1>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
          <Badge tone={role === "member" ? "plain" : "instant"} icon={null}>
            {t(`role.${role}`)}
          </Badge>
          {trip()}
        </p>
      </div>
      <div className="max-md:hidden">
        <ButtonLink to="/profile" variant="secondary" size="sm">
          {t("to_profile")}
        </ButtonLink>
      </div>
    </header>
  );
}
