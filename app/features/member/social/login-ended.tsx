import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { lowerFlag } from "./login-flag.ts";

/** The last page of a login window: notifies the page that opened it, and closes once it has loaded. */
export function LoginEnded({ next }: { readonly next: string }) {
  const { t } = useTranslation("social");
  const { ready } = useSession();
  const [stuck, setStuck] = useState(false);

  useEffect(() => {
    if (!ready) return;
    lowerFlag();
    window.close();
    // A window that no script opened may not be closed by one: then it says so.
    const waiting = setTimeout(() => setStuck(true), 1_000);
    return () => clearTimeout(waiting);
  }, [ready]);

  return (
    <div role="status">
      <h1 className="text-28">{t("ended.heading")}</h1>
      <p className="mt-1 text-ink-2">{t(stuck ? "ended.close_it" : "ended.closing")}</p>
      {stuck ? (
        <a href={next} className={buttonClass({ block: true, className: "mt-6" })}>
          {t("ended.go_on")}
        </a>
      ) : null}
    </div>
  );
}
