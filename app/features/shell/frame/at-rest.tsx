import { CircleHelp } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { ChatKey } from "#app/features/help/chat/chat-widget.client.ts";
import { useChat } from "#app/features/help/chat/use-chat.ts";
import { LoginOverPage } from "#app/features/member/login/login-over-page.tsx";
import { useCardScript } from "#app/features/order/payment/use-card-script.ts";
import { useDeviceClass } from "#app/platform/browser/device-class.ts";
import { learnRouteRules } from "#app/platform/browser/learn-route-rules.client.ts";
import { usePreloads } from "#app/platform/browser/use-preloads.ts";
import { isAdminPath } from "#app/platform/i18n/request-locale.ts";
import { AppLink } from "#app/ui/app-link.tsx";

type AtRestProps = {
  readonly chat: ChatKey | undefined;
  readonly cardScript: string | undefined;
};

/** The route rules, preloads, the kind of device, the scripts of others where they are configured, our help button where there is no chat, and the login over a page whose session ends. */
export function AtRest({ chat, cardScript }: AtRestProps) {
  const isDesk = isAdminPath(useLocation().pathname);
  useEffect(() => void learnRouteRules(), []);
  useDeviceClass();
  usePreloads();
  useChat(chat);
  useCardScript(cardScript);
  return (
    <>
      {chat || isDesk ? null : <HelpButton />}
      <LoginOverPage />
    </>
  );
}

/** Stays in its corner on wide screens; phones have theirs in the bar at the top, where it covers nothing. */
function HelpButton() {
  const { t } = useTranslation("frame");
  return (
    <AppLink
      data-help
      className="fixed end-4 bottom-4 z-30 hidden size-12 place-items-center rounded-pill bg-fairway-700 text-paper shadow-bar in-data-[device=desktop]:grid in-data-[device=tablet]:grid print:hidden"
      to="/help"
      aria-label={t("nav.help")}
    >
      <CircleHelp aria-hidden="true" />
    </AppLink>
  );
}
