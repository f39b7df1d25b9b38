import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { FreeTime } from "#app/domain/order/nearest-times.ts";
import { OTHER_TIME, otherTimeValue } from "#app/domain/order/nearest-times.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorWords } from "#app/ui/error-words.tsx";
import { Note } from "#app/ui/note.tsx";

export type CheckoutIssue = {
  readonly code: ErrorCode;
  readonly level: "blocking" | "warning";
  /** What it is about. */
  readonly titles: readonly string[];
  /** The round that is sold out, and the hours around it that are free. */
  readonly soldOut?: SoldOutRound | undefined;
};

type SoldOutRound = FreeTime & { readonly key: string; readonly times: readonly FreeTime[] };

/** What blocks the order, and where it is fixed: another hour right here, all else in the cart. */
export function CheckoutNotes({ issues }: { readonly issues: readonly CheckoutIssue[] }) {
  const { t } = useTranslation("payment");
  return issues.map(({ code, level, titles, soldOut }) => (
    <Note
      key={`${code} ${titles.join()}`}
      tone={level === "blocking" ? "danger" : "warn"}
      className="mx-4 md:mx-0"
      title={titles.length > 0 ? titles.join(", ") : t("issue.title")}
      action={
        <>
          {soldOut ? <OtherTimes round={soldOut} /> : null}
          <ButtonLink to="/shopping_cart" size="sm" variant="secondary">
            {t("issue.fix")}
          </ButtonLink>
        </>
      }
    >
      <ErrorWords code={soldOut ? "order.sold_out" : code} />
      {soldOut ? <p>{t("issue.times")}</p> : null}
    </Note>
  ));
}

/** Buttons of the checkout's own form: one tap, with scripts and without. */
function OtherTimes({ round: { key, date, times } }: { readonly round: SoldOutRound }) {
  const { t } = useTranslation("payment");
  const locale = useLocale();
  const buttons = times.map((free) => {
    const day = free.date === date ? "" : `${formatShortDay(free.date, locale)} `;
    const value = otherTimeValue(key, free);
    return (
      <Button key={value} type="submit" name={OTHER_TIME} value={value} size="sm" formNoValidate>
        {t("issue.take", { time: `${day}${free.time.replace(/^0/, "")}` })}
      </Button>
    );
  });
  return (
    <>
      {/* The return key presses the first button of a form: it must not move a round. */}
      <button type="submit" disabled hidden />
      {buttons}
    </>
  );
}
