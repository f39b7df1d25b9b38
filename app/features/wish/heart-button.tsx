import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type ProductRef, refText } from "#app/domain/catalog/product-ref.ts";
import { useBrowserList } from "#app/platform/browser-list.ts";
import { useLocalized } from "#app/platform/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { wishList } from "./wish-list.ts";

type HeartProps = {
  readonly product: ProductRef;
  readonly name: string;
};

/** In the corner of a picture. It comes after load, since what is saved is not the page's to know. */
export function HeartButton({ product, name }: HeartProps) {
  const { t } = useTranslation("wish");
  const { ready, saved, toggle } = useHeart({ product, name });
  if (!ready) return null;
  return (
    <IconButton
      icon={Heart}
      onPhoto
      className="heart"
      label={t("heart.label", { name })}
      pressed={saved}
      onClick={toggle}
    />
  );
}

type SaveButtonProps = HeartProps & {
  readonly size?: "sm" | "md" | "lg";
  readonly className?: string;
};

/** With words beside the heart; its place is kept until it is known what to say. */
export function SaveButton({ product, name, size = "md", className }: SaveButtonProps) {
  const { t } = useTranslation("wish");
  const { ready, saved, toggle } = useHeart({ product, name });
  return (
    <Button
      variant="secondary"
      size={size}
      className={className}
      style={ready ? undefined : { visibility: "hidden" }}
      aria-pressed={saved}
      onClick={toggle}
    >
      <Heart aria-hidden="true" className={saved ? "icon-fill text-danger-600" : undefined} />
      {saved ? t("heart.saved") : t("heart.save")}
    </Button>
  );
}

function useHeart({ product, name }: HeartProps) {
  const { t } = useTranslation(["wish", "errors"]);
  const toast = useToast();
  const navigate = useNavigate();
  const localized = useLocalized();
  const saved = useBrowserList(wishList);
  const word = refText(product);
  const isSaved = saved?.includes(word) ?? false;

  function add() {
    void wishList.add(word).then(complain);
  }

  /** Shown at once; the server's refusal, should there be one, comes after. */
  function complain(isTaken: boolean) {
    if (!isTaken) toast.show({ text: t("errors:member.save_failed"), tone: "error" });
  }

  function toggle() {
    if (isSaved) {
      void wishList.remove(word).then(complain);
      toast.show({ text: t("removed", { name }), action: { label: t("undo"), run: add } });
      return;
    }
    add();
    const see = { label: t("see"), run: () => void navigate(localized("/wish")) };
    toast.show({ text: t("added", { name }), action: see });
  }

  return { ready: saved !== undefined, saved: isSaved, toggle };
}
