import { ALL_MESSAGES } from "#app/locales/all-messages.server.ts";
import { addMessages } from "./i18n.ts";

/** The server speaks every language from its first request. */
export function addAllMessages(): void {
  for (const { locale, messages } of ALL_MESSAGES) addMessages(locale, messages);
}
