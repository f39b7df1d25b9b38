import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { errorTitle } from "#app/platform/i18n/error-text.ts";
import { useLocale, useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { canLogInHere, logInHere } from "#app/platform/session/login-here.ts";
import { useLoginHere } from "./login-again.tsx";
import { useToast } from "./toast.tsx";

/** Shows why an action without a form was refused, with a login link after a lost session. */
export function useRefusalToast(): (code: ErrorCode) => void {
  const { t } = useTranslation(["common", "errors"]);
  const { show } = useToast();
  const navigate = useNavigate();
  const locale = useLocale();
  const login = useLocalized()(useLoginHere());
  return (code) => {
    const title = errorTitle(locale, code);
    if (code !== "auth.login_required") {
      return show({ title, text: t(`errors:${code}`), tone: "error" });
    }
    const run = () => void (canLogInHere() ? logInHere() : navigate(login));
    const action = { label: t("login.go"), run };
    show({ title, text: t("login.ended"), tone: "error", action });
  };
}

type Answer = { readonly ok: boolean; readonly error?: ErrorCode };

/** The same for the answer of a fetcher. */
export function useFetcherRefusal(answer: Answer | undefined): void {
  const refuse = useRefusalToast();
  const showRefusal = useEffectEvent((latest: Answer | undefined) => {
    if (latest?.error) refuse(latest.error);
  });
  useEffect(() => showRefusal(answer), [answer]);
}
