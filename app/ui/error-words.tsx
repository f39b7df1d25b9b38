import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { useBusiness } from "#app/platform/http/use-business.ts";
import { errorTitle } from "#app/platform/i18n/error-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Note } from "./note.tsx";

type ErrorWordsProps = { readonly code: ErrorCode };

/** The error's title, for callers that show the sentence elsewhere. */
export function useErrorTitle(code: ErrorCode | undefined): string | undefined {
  const locale = useLocale();
  return code && errorTitle(locale, code);
}

/** What to do about it. Banned members learn how to reach the desk: the numbers are the owner's, so they are in no message file. */
export function useErrorSentence(): (code: ErrorCode) => string {
  const { t } = useTranslation(["errors", "common"]);
  const { phone, email } = useBusiness();
  return (code) => {
    const sentence = t(code);
    return code === "auth.banned"
      ? `${sentence} ${t("common:banned_contact", { phone, email })}`
      : sentence;
  };
}

/** What went wrong in a few words, and beneath it what to do. */
export function ErrorWords({ code }: ErrorWordsProps) {
  const sentence = useErrorSentence()(code);
  const title = useErrorTitle(code);
  if (!title) return sentence;
  return (
    <>
      <b className="block">{title}</b>
      <span className="block">{sentence}</span>
    </>
  );
}

/** The same as a note of its own. */
export function ErrorNote({ code, className }: ErrorWordsProps & { readonly className?: string }) {
  const sentence = useErrorSentence()(code);
  const title = useErrorTitle(code);
  return (
    <Note tone="danger" title={title ?? sentence} className={className}>
      {title ? sentence : null}
    </Note>
  );
}
