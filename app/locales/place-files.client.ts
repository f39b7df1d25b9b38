import type { Locale } from "#app/domain/common/language/languages.ts";

/** Apart from the other files, so that no page but one with a map knows of them. */
const FILES = import.meta.glob<Readonly<Record<string, string>>>("./*/catalog/places.json", {
  import: "default",
});

export async function fetchPlaces(locale: Locale) {
  return (await FILES[`./${locale}/catalog/places.json`]?.()) ?? {};
}
