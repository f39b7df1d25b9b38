import { Check, Clock3, MessageCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AnswerStatus } from "#app/domain/help/question/question-kinds.ts";
import { Badge } from "#app/ui/badge.tsx";

type AnswerBadgeProps = { readonly status: AnswerStatus; readonly isNew?: boolean };

export function AnswerBadge({ status, isNew = false }: AnswerBadgeProps) {
  const { t } = useTranslation("question");
  if (status === "pending") {
    return (
      <Badge tone="request" icon={Clock3}>
        {t("status.pending")}
      </Badge>
    );
  }
  return (
    <Badge tone={isNew ? "solid" : "done"} icon={isNew ? MessageCircle : Check}>
      {t(isNew ? "status.new" : "status.completed")}
    </Badge>
  );
}
