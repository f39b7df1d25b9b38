import { Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isInstalledByHand } from "#app/platform/browser/home-screen.ts";
import { useInstallPrompt } from "#app/platform/browser/install-prompt.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

const KEY = "palmtee.install";

/** Asked once in each browser: as an installed app the shop keeps its vouchers longer. */
export function InstallQuestion() {
  const { t } = useTranslation("reservation");
  const prompt = useInstallPrompt();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if ((prompt || isInstalledByHand()) && isFirstTime()) setIsOpen(true);
  }, [prompt]);
  if (!isOpen) return null;
  const close = (
    <Button size="sm" variant="ghost" onClick={() => setIsOpen(false)}>
      {t("install.close")}
    </Button>
  );
  const install = (
    <Button size="sm" onClick={() => void prompt?.prompt().finally(() => setIsOpen(false))}>
      {t("install.do")}
    </Button>
  );
  return (
    <Note
      tone="info"
      icon={Smartphone}
      className="mt-4 print:hidden"
      title={t(prompt ? "install.title" : "install.hint_title")}
      action={
        <>
          {prompt ? install : null}
          {close}
        </>
      }
    >
      {t(prompt ? "install.text" : "install.hint")}
    </Note>
  );
}

/** Where nothing can be remembered, nothing is asked. */
function isFirstTime(): boolean {
  try {
    if (localStorage.getItem(KEY)) return false;
    localStorage.setItem(KEY, "asked");
    return true;
  } catch {
    return false;
  }
}
