import { UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { OpenRound } from "#app/domain/community/post.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { Badge } from "#app/ui/badge.tsx";

type JoinBadgeProps = { readonly round: OpenRound; readonly today: LocalDate };

export function JoinBadge({ round, today }: JoinBadgeProps) {
  const { t } = useTranslation("community");
  if (round.day < today) return <Badge tone="done">{t("join.past")}</Badge>;
  return (
    <Badge tone="solid" icon={UsersRound}>
      {t("join.open")}
    </Badge>
  );
}
