import { EyeOff, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher } from "react-router";
import { reviewWritePath } from "#app/domain/community/review/review-list-query.ts";
import type { Failure } from "#app/platform/http/form.ts";
import { useLocalized } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { useAnswer } from "#app/ui/hooks/use-answer.ts";
import { ConfirmDialog } from "#app/ui/overlay/confirm-dialog.tsx";
import { useToast } from "#app/ui/overlay/toast.tsx";
import { useRefusalToast } from "#app/ui/overlay/use-refusal-toast.ts";
import type { ReviewRow } from "./review-queries.server.ts";
import { ReviewRows } from "./review-rows.tsx";

type MyReviewRowsProps = {
  readonly rows: readonly ReviewRow[];
  readonly onDelete: (id: number) => void;
};

/** One's own, each to be changed or deleted. */
export function MyReviewRows({ rows, onDelete }: MyReviewRowsProps) {
  return (
    <ReviewRows
      rows={rows}
      tools={(row) => <AuthorTools row={row} onDelete={() => onDelete(row.id)} />}
    />
  );
}

type AuthorToolsProps = { readonly row: ReviewRow; readonly onDelete: () => void };

function AuthorTools({ row, onDelete }: AuthorToolsProps) {
  const { t } = useTranslation("review");
  if (row.hidden) {
    return (
      <p className="mt-4 flex items-center gap-2 text-14 text-ink-2">
        <EyeOff className="size-5 flex-none" aria-hidden="true" />
        {[t("own.hidden"), row.hiddenFor && t(`own.hidden_for.${row.hiddenFor}`), row.hiddenNote]
          .filter(Boolean)
          .join(" ")}
      </p>
    );
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ButtonLink
        variant="secondary"
        size="sm"
        to={reviewWritePath({ kind: "review", id: row.id })}
        aria-label={`${row.productName}: ${t("own.edit")}`}
      >
        <Pencil aria-hidden="true" />
        {t("own.edit")}
      </ButtonLink>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${row.productName}: ${t("own.delete")}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
        {t("own.delete")}
      </Button>
    </div>
  );
}

type ReviewDeletionProps = {
  /** The page; it gets the function that opens the confirmation. */
  readonly children: (ask: (id: number) => void) => ReactNode;
};

/** Confirms and deletes a review; wraps the whole page, because a list that loses its last row cannot show the result. */
export function ReviewDeletion({ children }: ReviewDeletionProps) {
  const { t } = useTranslation("review");
  const fetcher = useFetcher<Failure | { readonly ok: true }>();
  const localized = useLocalized();
  const { show } = useToast();
  const refuse = useRefusalToast();
  const [deleting, setDeleting] = useState<number>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  useAnswer(answer, (result) => {
    setDeleting(undefined);
    if (result.ok) show({ text: t("own.deleted") });
    else refuse(result.error);
  });
  function confirmDelete(): void {
    if (deleting === undefined) return;
    const action = localized(reviewWritePath({ kind: "review", id: deleting }));
    void fetcher.submit({ intent: "delete", stay: "1" }, { method: "post", action });
  }

  return (
    <>
      {children(setDeleting)}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title={t("own.delete_title")}
        text={t("own.delete_text")}
        confirmLabel={t("own.delete_confirm")}
        tone="danger"
        busy={fetcher.state !== "idle"}
        onConfirm={confirmDelete}
      />
    </>
  );
}
