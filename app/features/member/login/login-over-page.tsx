import { useEffect, useState } from "react";
import { loadMessages } from "#app/platform/i18n/load-messages.client.ts";
import { documentLocale } from "#app/platform/i18n/request-locale.ts";
import type { LoginWish } from "#app/platform/session/known-session.ts";
import { loginThrough } from "#app/platform/session/login-here.ts";

type Loaded = Pick<typeof import("./login-dialog.tsx"), "LoginDialog">;

type Opened = Loaded & {
  readonly wish: LoginWish;
  readonly answer: (isBack: boolean) => void;
};

/** Opens the login over the page that asks for it. Its code and its words come with the first login that is missing. */
export function LoginOverPage() {
  const [opened, setOpened] = useState<Opened>();
  useEffect(
    () =>
      loginThrough(async (wish) => {
        const loaded = await loadDialog();
        if (!loaded || wish.signal.aborted) return false;
        return new Promise((resolve) => {
          const answered = new AbortController();
          function answer(isBack: boolean) {
            answered.abort();
            setOpened(undefined);
            resolve(isBack);
          }
          const { signal } = answered;
          wish.signal.addEventListener("abort", () => answer(false), { once: true, signal });
          setOpened({ ...loaded, wish, answer });
        });
      }),
    [],
  );
  return opened ? <opened.LoginDialog wish={opened.wish} answer={opened.answer} /> : null;
}

async function loadDialog(): Promise<Loaded | undefined> {
  try {
    const words = loadMessages(documentLocale(), ["errors", "join", "login", "social"]);
    const { LoginDialog } = await import("./login-dialog.tsx");
    return (await words) ? { LoginDialog } : undefined;
  } catch {
    return undefined;
  }
}
