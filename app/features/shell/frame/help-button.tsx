import { CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppLink } from "#app/ui/app-link.tsx";

/** Stays in its corner on wide screens; phones have theirs in the bar at the top, where it covers nothing. */
export function HelpButton() {
  const { t } = useTranslation("frame");
  return (
    <AppLink className="help-button" to="/help" aria-label={t("nav.help")}>
      <CircleHelp aria-hidden="true" />
    </AppLink>
  );
}
