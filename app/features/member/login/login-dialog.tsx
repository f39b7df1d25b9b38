import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { adminAreaOf, mayRead, type Role } from "#app/domain/desk/role/role-rights.ts";
import { isAdminPath } from "#app/platform/i18n/request-locale.ts";
import { fetchUser } from "#app/platform/session/fetch-user.ts";
import type { LoginWish } from "#app/platform/session/known-session.ts";
import { useSession } from "#app/platform/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import { TopDialog } from "#app/ui/overlay/top-dialog.tsx";
import { CodeStep, LoginStep } from "./login-steps.tsx";
import type { LoggedIn } from "./send-login.ts";

type Step = "login" | "code" | "tap" | "other" | "role";

type LoginDialogProps = {
  readonly wish: LoginWish;
  readonly answer: (isBack: boolean) => void;
};

/** Asks for a new login over a page whose session has ended, so that the page keeps its input. */
export function LoginDialog({ wish, answer }: LoginDialogProps) {
  const { t } = useTranslation("login");
  const { owner } = wish;
  const { step, setStep, look } = useLogin({ wish, answer });
  const close = step === "other" ? () => window.location.reload() : () => answer(false);
  const common = { name: owner.name, onCancel: close };
  return (
    <TopDialog key={step} title={t(TITLE[step])} onClose={close}>
      {step === "login" ? (
        <LoginStep
          {...common}
          memberId={owner.id}
          onLooked={() => look()}
          onAnswer={async (opened) => (opened.complete ? look(opened) : setStep("code"))}
        />
      ) : null}
      {step === "code" ? <CodeStep {...common} onAnswer={look} /> : null}
      {step === "tap" ? (
        <Told text={t("here.tap_text")}>
          <Button variant="secondary" onClick={close}>
            {t("here.tap_not")}
          </Button>
          <Button onClick={() => answer(true)}>{t("here.tap")}</Button>
        </Told>
      ) : null}
      {step === "other" ? (
        <Told text={t("here.other_text", { name: owner.name })}>
          <Button onClick={close}>{t("here.reload")}</Button>
        </Told>
      ) : null}
      {step === "role" ? (
        <Told text={t("here.role_text")}>
          <Button onClick={close}>{t("here.close")}</Button>
        </Told>
      ) : null}
    </TopDialog>
  );
}

const TITLE = {
  login: "here.title",
  code: "here.code_title",
  tap: "here.tap_title",
  other: "here.other_title",
  role: "here.role_title",
} as const satisfies Record<Step, string>;

/** Asks the server who is logged in: the login may have happened in another tab or in a provider's window. */
function useLogin({ wish, answer }: LoginDialogProps) {
  const [step, setStep] = useState<Step>("login");
  const { refresh } = useSession();

  async function look(opened?: LoggedIn): Promise<void> {
    const user = await fetchUser();
    if (!user) return;
    if (user.id !== wish.owner.id) return setStep("other");
    await refresh();
    if (!mayUse(user.role, opened)) return setStep("role");
    if (wish.needsTap()) return setStep("tap");
    answer(true);
  }

  const lookAgain = useEffectEvent(() => void look());
  useEffect(() => {
    lookAgain();
    const onFocus = () => lookAgain();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, []);

  return { step, setStep, look };
}

/** The desk would answer as if its page were not there. */
function mayUse(role: Role, opened: LoggedIn | undefined): boolean {
  const { pathname } = window.location;
  if (!isAdminPath(pathname)) return true;
  const area = adminAreaOf(pathname);
  return area !== undefined && mayRead(role, area) && opened?.lacksFactor !== true;
}

type ToldProps = { readonly text: string; readonly children: ReactNode };

function Told({ text, children }: ToldProps) {
  return (
    <>
      <p className="text-ink-2">{text}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>
    </>
  );
}
