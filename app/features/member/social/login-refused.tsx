import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ErrorWords } from "#app/ui/error-words.tsx";
import { Note } from "#app/ui/note.tsx";
import { lowerFlag } from "./login-flag.ts";

type LoginRefusedProps = { readonly error: ErrorCode; readonly next: string };

/** Of those who are logged in and connect a provider. */
const CONNECTING: readonly ErrorCode[] = [
  "auth.social_taken",
  "auth.social_second",
  "auth.social_not_yours",
];

/** A window stays open when it has something to say; the page that opened it can be used again meanwhile. */
export function LoginRefused({ error, next }: LoginRefusedProps) {
  const { t } = useTranslation("social");
  const login = useLocalized()("/login");
  const [inWindow, setInWindow] = useState(false);

  useEffect(() => {
    setInWindow(window.opener !== null);
    lowerFlag();
  }, []);

  const isConnecting = CONNECTING.includes(error);
  const back = isConnecting ? next : `${login}?next=${encodeURIComponent(next)}`;
  return (
    <>
      <h1 className="text-28">{t(isConnecting ? "refused.not_connected" : "refused.heading")}</h1>
      <Note tone="danger" className="mt-5">
        <ErrorWords code={error} />
      </Note>
      <div className="mt-6">
        {inWindow ? (
          <Button size="lg" block onClick={() => window.close()}>
            {t("refused.close")}
          </Button>
        ) : (
          <a href={back} className={buttonClass({ size: "lg", block: true })}>
            {t(isConnecting ? "refused.return" : "refused.back")}
          </a>
        )}
      </div>
    </>
  );
}

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
