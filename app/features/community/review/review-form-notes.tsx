import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { canLogInHere, logInHere } from "#app/platform/session/login-here.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorNote, ErrorWords } from "#app/ui/error-words.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";

type MistakeSummaryProps = {
  readonly codes: readonly ErrorCode[];
  readonly failure: Failure | undefined;
};

/** All errors in one place above the form; each field shows its own again. */
export function MistakeSummary({ codes, failure }: MistakeSummaryProps) {
  const { t } = useTranslation("review");
  if (codes.length === 0) {
    if (failure?.minutes) return <FailureText failure={failure} />;
    return failure ? <ErrorNote code={failure.error} /> : null;
  }
  return (
    <Note tone="danger" title={t("write.check", { count: codes.length })}>
      <ul className="grid gap-1">
        {[...new Set(codes)].map((code) => (
          <li key={code}>
            <ErrorWords code={code} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

type LoginAgainProps = { readonly next: string; readonly onBack: () => void };

/** For a member who was logged out while writing: the draft is saved. */
export function LoginAgain({ next, onBack }: LoginAgainProps) {
  const { t } = useTranslation(["review", "titles"]);
  const back = useLocalized()(next);
  return (
    <Note
      tone="danger"
      title={t("titles:auth.login_required")}
      action={
        <ButtonLink
          size="sm"
          to={`/login?next=${encodeURIComponent(back)}`}
          onClick={(event) => {
            if (!canLogInHere()) return;
            event.preventDefault();
            void logInHere().then((isBack) => isBack && onBack());
          }}
        >
          {t("write.login_go")}
        </ButtonLink>
      }
    >
      {t("write.login_again")}
    </Note>
  );
}

export function RestoredNote({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation("review");
  return (
    <Note
      tone="info"
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t("write.discard")}
        </Button>
      }
    >
      {t("write.restored")}
    </Note>
  );
}
