import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";

/** The phone's own way to share; elsewhere the address is copied. */
export function ShareButton({ title }: { readonly title: string }) {
  const { t } = useTranslation("community");
  const { show } = useToast();

  async function share(): Promise<void> {
    const url = `${window.location.origin}${window.location.pathname}`;
    if (typeof navigator.share === "function") {
      // Whoever closes the sheet has changed their mind.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      show({ text: t("share.copied") });
    } catch {
      show({ text: t("share.by_hand"), tone: "error" });
    }
  }

  return (
    <Button variant="secondary" size="sm" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      {t("share")}
    </Button>
  );
}
