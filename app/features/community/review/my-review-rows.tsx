import { EyeOff, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reviewWritePath } from "#app/domain/community/review/review-target.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
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
