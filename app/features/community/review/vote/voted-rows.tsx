import { useTranslation } from "react-i18next";
import type { ReviewRow } from "../review-queries.server.ts";
import { ReviewRows } from "../review-rows.tsx";
import { HelpfulButton, useMyReviews } from "./helpful-button.tsx";

/** Everybody's reviews, each with a button to say that it helped. */
export function VotedRows({ rows }: { readonly rows: readonly ReviewRow[] }) {
  const { t } = useTranslation("review");
  const mine = useMyReviews(rows.map(({ id }) => id));
  return (
    <ReviewRows
      rows={rows}
      tools={(row) => (
        <div className="-ms-3 mt-2">
          <HelpfulButton review={row} mine={mine} label={t("helpful")} />
        </div>
      )}
    />
  );
}
