import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { chatLanguage, hasChat } from "#app/domain/chat/chat-calls.ts";
import { whenIdle } from "#app/platform/browser/when-idle.client.ts";
import { chosenLocale, withoutLocale } from "#app/platform/i18n/locale.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import type { ChatKey } from "./chat-widget.client.ts";

const AFTER_IDLE_MS = 1_000;

/** Starts the chat widget when the page is at rest, and tells it who is here and which page is shown (spec §4). */
export function useChat(key: ChatKey | undefined): void {
  const { user, ready } = useSession();
  const { pathname } = useLocation();
  const [isAtRest, setAtRest] = useState(false);
  const memberId = user?.id;

  useEffect(() => (key ? whenIdle(() => setAtRest(true), AFTER_IDLE_MS) : undefined), [key]);

  useEffect(() => {
    if (!key || !isAtRest || !ready) return;
    const language = chatLanguage(chosenLocale(document.cookie), navigator.language);
    const state = hasChat(withoutLocale(pathname))
      ? { memberId, language, page: pathname }
      : undefined;
    import("./chat-widget.client.ts")
      .then(({ tellChat }) => tellChat(key, state))
      .catch((cause: unknown) => console.warn("the chat could not be told of the page", cause));
  }, [key, isAtRest, ready, memberId, pathname]);
}
