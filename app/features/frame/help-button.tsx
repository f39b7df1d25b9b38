import { CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { AppLink } from "#app/ui/app-link.tsx";

/** Whether help is ours to offer: where there is a chat widget, it has a button of its own. */
export function useOwnHelp(): boolean {
  return !useRouteLoaderData<{ readonly chat?: object }>("root")?.chat;
}

/** Stays in its corner on wide screens, where it covers nothing. */
export function HelpButton() {
  const { t } = useTranslation("frame");
  if (!useOwnHelp()) return null;
  return (
    <AppLink className="help-button" to="/help" aria-label={t("nav.help")}>
      <CircleHelp aria-hidden="true" />
    </AppLink>
  );
}
