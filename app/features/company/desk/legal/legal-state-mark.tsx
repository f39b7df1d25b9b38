import { useTranslation } from "react-i18next";
import type { LegalState } from "#app/domain/company/legal/legal-state.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const TONE: Record<LegalState, BadgeTone> = {
  draft: "plain",
  scheduled: "pick",
  in_force: "instant",
  earlier: "done",
};

export function LegalStateMark({ state }: { readonly state: LegalState }) {
  const { t } = useTranslation("content");
  return (
    <Badge tone={TONE[state]} icon={null}>
      {t(`legal.state.${state}`)}
    </Badge>
  );
}
