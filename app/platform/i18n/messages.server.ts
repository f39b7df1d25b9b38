import { desk as deskEn } from "#app/locales/en/desk.ts";
import { shop as shopEn } from "#app/locales/en/shop.ts";
import { desk as deskKo } from "#app/locales/ko/desk.ts";
import { shop as shopKo } from "#app/locales/ko/shop.ts";
import { addMessages } from "./i18n.ts";

/** The server speaks both languages from its first request. */
export function addAllMessages(): void {
  addMessages("ko", { ...shopKo, ...deskKo });
  addMessages("en", { ...shopEn, ...deskEn });
}
