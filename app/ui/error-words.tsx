import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { errorTitle } from "#app/platform/i18n/error-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Note } from "./note.tsx";

type ErrorWordsProps = { readonly code: ErrorCode };

/** What went wrong in a few words, for whoever shows the sentence elsewhere. */
export function useErrorTitle(code: ErrorCode | undefined): string | undefined {
  const locale = useLocale();
  return code && errorTitle(locale, code);
}

/** What went wrong in a few words, and beneath it what to do. */
export function ErrorWords({ code }: ErrorWordsProps) {
  const { t } = useTranslation("errors");
  const title = useErrorTitle(code);
  if (!title) return t(code);
  return (
    <>
      <b className="block">{title}</b>
      <span className="block">{t(code)}</span>
    </>
  );
}

/** The same as a note of its own. */
export function ErrorNote({ code, className }: ErrorWordsProps & { readonly className?: string }) {
  const { t } = useTranslation("errors");
  const title = useErrorTitle(code);
  return (
    <Note tone="danger" title={title ?? t(code)} className={className}>
      {title ? t(code) : null}
    </Note>
  );
}
