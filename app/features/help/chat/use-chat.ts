import { useEffect } from "react";
import { useLocation } from "react-router";
import { chatLanguage, hasChat } from "#app/domain/help/chat/chat-calls.ts";
import { chosenLocale, withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { type ChatKey, tellChat } from "./chat-widget.client.ts";

/** Tells the chat widget who the user is and which page is shown, after each change of either (spec §4). */
export function useChat(key: ChatKey | undefined): void {
  const { user, ready } = useSession();
  const { pathname } = useLocation();
  const memberId = user?.id;

  useEffect(() => {
    if (!key || !ready) return;
    const language = chatLanguage(chosenLocale(document.cookie), navigator.language);
    const isShown = hasChat(withoutLocale(pathname));
    void tellChat(key, isShown ? { memberId, language, page: pathname } : undefined);
  }, [key, ready, memberId, pathname]);
}
