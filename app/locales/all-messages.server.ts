import { LOCALES } from "#app/domain/common/language/languages.ts";
import type { DeskMessages, ShopMessages } from "./message-types.ts";

/** Every language by its folder, without a list to maintain. */
export const ALL_MESSAGES = await Promise.all(
  LOCALES.map(async (locale) => {
    const { shop } = (await import(`./${locale}/shop.ts`)) as { shop: ShopMessages };
    const { desk } = (await import(`./${locale}/desk.ts`)) as { desk: DeskMessages };
    return { locale, messages: { ...shop, ...desk } };
  }),
);
