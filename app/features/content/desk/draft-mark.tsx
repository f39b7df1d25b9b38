import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";

export function DraftMark({ isDraft }: { readonly isDraft: boolean }) {
  const { t } = useTranslation("content");
  if (!isDraft) return null;
  return (
    <Badge tone="request" icon={null} className="ml-2">
      {t("draft")}
    </Badge>
  );
}
