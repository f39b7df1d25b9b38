import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";

export function AnswerMark({ answered }: { readonly answered: boolean }) {
  const { t } = useTranslation("desk");
  const status = answered ? "completed" : "pending";
  return <Badge tone={answered ? "done" : "request"}>{t(`answer.${status}`)}</Badge>;
}
