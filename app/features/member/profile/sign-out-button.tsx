import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";

export function SignOutButton({ className }: { readonly className: string }) {
  const { t } = useTranslation(["mypage", "errors", "titles"]);
  const { signOut } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const home = useLocalized()("/");
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      await signOut();
      await navigate(home);
    } catch {
      // Without a connection the session is still open, so the error is shown.
      show({
        title: t("titles:common.unexpected"),
        text: t("errors:common.unexpected"),
        tone: "error",
      });
      setBusy(false);
    }
  }

  return (
    <button type="button" className={className} aria-busy={busy} disabled={busy} onClick={leave}>
      <LogOut className="size-5 flex-none" aria-hidden="true" />
      {t("sign_out")}
    </button>
  );
}
