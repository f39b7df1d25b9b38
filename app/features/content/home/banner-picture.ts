import { LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import type { Picture } from "#app/domain/picture/picture.ts";

type Pictured = { readonly picture: Picture | null; readonly gallery: readonly Picture[] };

/** The picture of a language; one that has none of its own shows that of the first. */
export function bannerPicture({ picture, gallery }: Pictured, locale: Locale): Picture | null {
  return gallery[LOCALES.indexOf(locale) - 1] ?? picture;
}
