import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { gutterClass } from "#app/ui/look/page-layout.ts";
import { LoginPrompt } from "./login-prompt.tsx";

/** Hides a personal page, input kept, after a logout elsewhere; reloads it if someone else logs in. */
export function OwnPage({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("common");
  const { user, hasLeft, refresh } = useSession();
  const { pathname, search } = useLocation();
  const owner = useRef<string>(undefined);
  const memberId = user?.id;

  useEffect(() => {
    if (!memberId) return;
    if (owner.current && owner.current !== memberId) window.location.reload();
    owner.current = memberId;
  }, [memberId]);

  useEffect(() => {
    if (!hasLeft) return;
    const end = new AbortController();
    const look = () => void refresh();
    window.addEventListener("focus", look, { signal: end.signal });
    document.addEventListener("visibilitychange", look, { signal: end.signal });
    return () => end.abort();
  }, [hasLeft, refresh]);

  return (
    <>
      {hasLeft ? (
        <div className={`${gutterClass} max-w-[52rem] py-6 md:py-10`} role="alert">
          <h1 className="sr-only">{t("login.needed")}</h1>
          <LoginPrompt next={pathname + search} text={t("login.ended")} />
        </div>
      ) : null}
      <div className="contents" hidden={hasLeft}>
        {children}
      </div>
    </>
  );
}
