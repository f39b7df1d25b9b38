import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { wishList } from "./wish-list.ts";

/** Saves several products with one tap; gone once all are saved. */
export function SaveAll({ products }: { readonly products: readonly ProductRef[] }) {
  const { t } = useTranslation(["wish", "errors"]);
  const toast = useToast();
  const saved = useBrowserList(wishList);
  const missing = products.map(refText).filter((ref) => !saved?.includes(ref));
  if (!saved || missing.length === 0) return null;

  async function save(): Promise<void> {
    const taken = await Promise.all(missing.map((ref) => wishList.add(ref)));
    if (taken.every(Boolean)) toast.show({ text: t("all.added") });
    else toast.show({ text: t("errors:member.save_failed"), tone: "error" });
  }

  return (
    <Button variant="secondary" size="sm" onClick={() => void save()}>
      <Heart aria-hidden="true" />
      {t("all.save")}
    </Button>
  );
}
