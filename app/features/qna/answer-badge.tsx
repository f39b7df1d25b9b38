import { CircleCheck, Clock3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AnswerStatus } from "#app/domain/qna/question.ts";
import { Badge } from "#app/ui/badge.tsx";

export function AnswerBadge({ status }: { readonly status: AnswerStatus }) {
  const { t } = useTranslation("qna");
  const done = status === "completed";
  return (
    <Badge tone={done ? "instant" : "request"} icon={done ? CircleCheck : Clock3}>
      {t(`status.${status}`)}
    </Badge>
  );
}
