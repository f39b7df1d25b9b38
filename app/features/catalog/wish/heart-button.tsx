import { Heart } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type ProductRef, refText } from "#app/domain/common/product/product-ref.ts";
import { useBrowserList } from "#app/platform/browser/browser-list.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useLoginHere } from "#app/ui/overlay/login-again.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { wishList } from "./wish-list.ts";

type HeartProps = {
  readonly product: ProductRef;
  readonly name: string;
};

/** In the corner of a picture. Rendered after load, since cached pages do not know the visitor. */
export function HeartButton({ product, name }: HeartProps) {
  const { t } = useTranslation("heart");
  const { ready, saved, toggle } = useHeart({ product, name });
  if (!ready) return null;
  return (
    <IconButton
      icon={Heart}
      onPhoto
      marks="heart"
      className="top-2 right-2"
      label={t("label", { name })}
      pressed={saved}
      onClick={toggle}
    />
  );
}

type SaveButtonProps = HeartProps & {
  readonly size?: "sm" | "md" | "lg";
  readonly className?: string;
};

/** With a label; its space is reserved until the saved products are loaded. */
export function SaveButton({ product, name, size = "md", className }: SaveButtonProps) {
  const { t } = useTranslation("heart");
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
      <Heart aria-hidden="true" className={saved ? "fill-current text-danger-600" : undefined} />
      {saved ? t("saved") : t("save")}
    </Button>
  );
}

function useHeart({ product, name }: HeartProps) {
  const { t } = useTranslation(["heart", "errors", "common"]);
  const { refresh } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const localized = useLocalized();
  const login = localized(useLoginHere());
  const saved = useBrowserList(wishList);
  const ref = refText(product);
  const isSaved = saved?.includes(ref) ?? false;

  async function add(): Promise<boolean> {
    const isTaken = await wishList.add(ref);
    if (!isTaken) await showFailure(true);
    return isTaken;
  }

  async function save(): Promise<void> {
    if (!(await add())) return;
    const see = { label: t("see"), run: () => void navigate(localized("/wish")) };
    toast.show({ text: t("added", { name }), action: see });
  }

  async function remove(): Promise<void> {
    if (!(await wishList.remove(ref))) return showFailure(false);
    toast.show({
      text: t("removed", { name }),
      action: { label: t("undo"), run: () => void add() },
    });
  }

  /** After a lost session it offers the login; the product is saved in the browser and merged there. */
  async function showFailure(wasWanted: boolean): Promise<void> {
    if (await refresh()) {
      toast.show({ text: t("errors:member.save_failed"), tone: "error" });
      return;
    }
    const run = () => {
      if (wasWanted) void wishList.add(ref);
      void navigate(login);
    };
    const action = { label: t("common:login.go"), run };
    toast.show({ text: t("common:login.ended"), tone: "error", action });
  }

  function toggle() {
    void (isSaved ? remove() : save());
  }

  return { ready: saved !== undefined, saved: isSaved, toggle };
}
