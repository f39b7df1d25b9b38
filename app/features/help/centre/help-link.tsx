import { CircleQuestionMark } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type HelpSubject, helpPath } from "#app/domain/help/centre/help-query.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { linkClass } from "#app/ui/look/classes.ts";

/** Leads to the frequent questions about one subject, where customers tend to hesitate. */
export function HelpLink({ subject }: { readonly subject: HelpSubject }) {
  const { t } = useTranslation("frame");
  return (
    <p className="mt-6 text-center">
      <AppLink
        className={`${linkClass} inline-flex items-center gap-1.5`}
        to={helpPath({ subject })}
      >
        <CircleQuestionMark className="size-5" aria-hidden="true" />
        {t("footer.faq")}
      </AppLink>
    </p>
  );
}
