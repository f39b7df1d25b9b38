import type { ReactNode } from "react";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, ErrorWords } from "#app/ui/error-words.tsx";
import { FailureText } from "#app/ui/form/field.tsx";
import { Note } from "#app/ui/note.tsx";

type MistakeSummaryProps = {
  readonly codes: readonly ErrorCode[];
  readonly failure: Failure | undefined;
  readonly title: string;
};

/** All errors in one place above the form; each field shows its own again. */
export function MistakeSummary({ codes, failure, title }: MistakeSummaryProps) {
  if (codes.length === 0) {
    if (failure?.minutes) return <FailureText failure={failure} />;
    return failure ? <ErrorNote code={failure.error} /> : null;
  }
  return (
    <Note tone="danger" title={title}>
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

type RestoredNoteProps = {
  readonly discard: string;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
};

/** Says that the form was filled from a draft, and offers to empty it. */
export function RestoredNote({ discard, onDiscard, children }: RestoredNoteProps) {
  return (
    <Note
      tone="info"
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {discard}
        </Button>
      }
    >
      {children}
    </Note>
  );
}

type SubmitRowProps = {
  readonly label: string;
  readonly busy: boolean;
  /** What is being sent, or that the draft is saved. */
  readonly status: string;
};

export function SubmitRow({ label, busy, status }: SubmitRowProps) {
  return (
    <div className="grid gap-2">
      <Button type="submit" size="lg" block busy={busy}>
        {label}
      </Button>
      <p className="min-h-6 text-center text-14 text-ink-2" role="status">
        {status}
      </p>
    </div>
  );
}
