import { useTranslation } from "react-i18next";
import type { ErrorCode } from "#app/domain/errors.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorWords } from "#app/ui/error-words.tsx";
import { Note } from "#app/ui/note.tsx";

export type CheckoutIssue = {
  readonly code: ErrorCode;
  readonly level: "blocking" | "warning";
  /** What it is about. */
  readonly titles: readonly string[];
};

/** What blocks the order, and where it is fixed: the cart has a button for each. */
export function CheckoutNotes({ issues }: { readonly issues: readonly CheckoutIssue[] }) {
  const { t } = useTranslation("payment");
  return issues.map(({ code, level, titles }) => (
    <Note
      key={`${code} ${titles.join()}`}
      tone={level === "blocking" ? "danger" : "warn"}
      className="mx-4 md:mx-0"
      title={titles.length > 0 ? titles.join(", ") : t("issue.title")}
      action={
        <ButtonLink to="/shopping_cart" size="sm" variant="secondary">
          {t("issue.fix")}
        </ButtonLink>
      }
    >
      <ErrorWords code={code} />
    </Note>
  ));
}
