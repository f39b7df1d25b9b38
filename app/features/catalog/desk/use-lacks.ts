import { useTranslation } from "react-i18next";
import type { Localized } from "#app/domain/common/language/languages.ts";
import { LOCALES } from "#app/domain/common/language/languages.ts";
import type { Picture } from "#app/domain/picture/picture.ts";

type Product = {
  readonly picture: Picture | null;
  readonly name?: Localized | string;
  readonly summary?: Localized;
  readonly rooms?: readonly unknown[];
};

/** What a customer would miss on the product's page, in words. */
export function useLacks(product: Product | undefined): readonly string[] {
  const { t } = useTranslation("catalogue");
  if (!product) return [];
  const texts = [product.name, product.summary].filter((text) => typeof text === "object");
  const isTranslated = texts.every((text) => LOCALES.every((locale) => text[locale]));
  return [
    ...(product.picture ? [] : [t("lacks.picture")]),
    ...(isTranslated ? [] : [t("lacks.translation")]),
    ...(product.rooms?.length === 0 ? [t("lacks.rooms")] : []),
  ];
}
