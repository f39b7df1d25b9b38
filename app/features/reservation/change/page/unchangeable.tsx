import { CalendarX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { askPath } from "#app/domain/help/question/ask-path.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type UnchangeableProps = { readonly code: ErrorCode; readonly under: string };

/** Why it cannot be changed here, and who can. */
export function Unchangeable({ code, under }: UnchangeableProps) {
  const { t } = useTranslation("change");
  const { t: words } = useTranslation("errors");
  return (
    <EmptyState
      icon={CalendarX}
      title={t("refused.title")}
      text={words(code)}
      action={
        <>
          <ButtonLink to={under}>{t("refused.back")}</ButtonLink>
          <ButtonLink to={askPath()} variant="secondary">
            {t("refused.ask")}
          </ButtonLink>
        </>
      }
    />
  );
}
