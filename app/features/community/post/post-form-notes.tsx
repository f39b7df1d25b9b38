import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, ErrorWords } from "#app/ui/error-words.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";

type MistakeSummaryProps = {
  readonly codes: readonly ErrorCode[];
  readonly failure: Failure | undefined;
};

/** All errors in one place above the form; each field shows its own again. */
export function MistakeSummary({ codes, failure }: MistakeSummaryProps) {
  const { t } = useTranslation("community");
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

type DraftNoteProps = {
  readonly restored: boolean;
  readonly lostPictures: boolean;
  readonly onDiscard: () => void;
};

export function DraftNote({ restored, lostPictures, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation("community");
  if (lostPictures) return <Note tone="warn">{t("write.pictures_lost")}</Note>;
  if (!restored) return null;
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
