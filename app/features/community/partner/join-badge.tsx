import { UsersRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RoundState } from "#app/domain/community/partner/round.ts";
import { Badge } from "#app/ui/badge.tsx";

export function JoinBadge({ state }: { readonly state: RoundState }) {
  const { t } = useTranslation("partner");
  if (state !== "open") return <Badge tone="done">{t(`badge.${state}`)}</Badge>;
  return (
    <Badge tone="solid" icon={UsersRound}>
      {t("badge.open")}
    </Badge>
  );
}
