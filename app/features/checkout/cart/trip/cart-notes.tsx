import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import { lineDay } from "#app/domain/order/line/line-facts.ts";
import type { ShownLine } from "#app/features/checkout/cart/cart-view.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";

type CartNotesProps = {
  readonly lines: readonly ShownLine[];
  readonly problems: readonly OrderIssue[];
  readonly onAccept: () => void;
};

/** Notes above the trip: blocking problems and changed prices. */
export function CartNotes({ lines, problems, onAccept }: CartNotesProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const [only, ...more] = problems;
  const line =
    more.length === 0 ? lines.find(({ key }) => key === only?.lines[0])?.line : undefined;
  return (
    <>
      {only ? (
        <a href="#problem" className="note note-danger mt-4 items-center">
          <CircleAlert aria-hidden="true" />
          <span className="flex-1">
            <b>{t("problems", { count: problems.length })}</b>{" "}
            {line ? (
              <span className="hidden md:inline">
                {t(`after.${line.kind}`, { day: monthDayText(lineDay(line), locale, "short") })}
              </span>
            ) : null}
          </span>
          <b className="inline-flex min-h-7 items-center whitespace-nowrap underline underline-offset-4">
            {t("go_see")}
          </b>
        </a>
      ) : null}
      {lines.some(({ changes }) => changes.length > 0) ? (
        <Note
          tone="warn"
          className="mt-4"
          title={t("changed.page")}
          action={
            <Button size="sm" variant="secondary" onClick={onAccept}>
              {t("changed.accept")}
            </Button>
          }
        >
          {t("changed.page_text")}
        </Note>
      ) : null}
    </>
  );
}
