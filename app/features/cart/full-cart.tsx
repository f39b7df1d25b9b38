import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lineDay } from "#app/domain/booking/line-facts.ts";
import type { OrderIssue } from "#app/domain/booking/order-issue.ts";
import { formatDay, formatShortDay } from "#app/domain/date-text.ts";
import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import { useLocale } from "#app/platform/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { CartBar, CartSummary } from "./cart-summary.tsx";
import type { CartThings } from "./cart-things.server.ts";
import { issuesOf, type ShownLine, totalOf } from "./cart-view.ts";
import { RideForm } from "./ride-form.tsx";
import { Trip } from "./trip.tsx";
import { useChangeCart } from "./use-change-cart.ts";

type CartPage = {
  /** As many lines as a cart holds. */
  readonly most: number;
  readonly memberId: string;
  readonly today: LocalDate;
  readonly lines: readonly ShownLine[];
  readonly issues: readonly OrderIssue[];
  readonly things: CartThings;
};

export function FullCart({ most, memberId, today, lines, issues, things }: CartPage) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const cart = useChangeCart(
    memberId,
    lines.map(({ line }) => line),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const picked = lines.filter(({ key }) => !left.has(key));
  const keys = new Set(picked.map(({ key }) => key));
  const shownIssues = issuesOf(issues, keys);
  const problems = shownIssues.filter(({ level }) => level === "blocking").length;
  const pay = { keys: [...keys], total: totalOf(lines, keys), problems };
  const days = lines.map(({ line }) => lineDay(line)).toSorted();
  const [first, last] = [days[0], days.at(-1)];

  function pick(chosen: readonly string[], isPicked: boolean) {
    const next = new Set(left);
    for (const key of chosen) {
      if (isPicked) next.delete(key);
      else next.add(key);
    }
    setLeft(next);
  }

  return (
    <>
      <p className="-mt-4 text-ink-2 tabular-nums">
        {first && last
          ? `${formatDay(first, locale)}${first === last ? "" : ` – ${formatShortDay(last, locale)}`} · `
          : ""}
        {t("count_of", { count: lines.length, most })}
      </p>
      <div className="mt-4 md:grid md:grid-cols-[minmax(0,1fr)_23.5rem] md:items-start md:gap-10">
        <div className="min-w-0">
          {problems > 0 ? (
            <a href="#problem" className="note note-danger mb-2 items-center">
              <CircleAlert aria-hidden="true" />
              <b className="flex-1">{t("problems", { count: problems })}</b>
              <b className="underline underline-offset-4">{t("go_see")}</b>
            </a>
          ) : null}
          {lines.some(({ changes }) => changes.length > 0) ? (
            <Note
              tone="warn"
              className="mb-2"
              title={t("changed.page")}
              action={
                <Button size="sm" variant="secondary" onClick={() => void cart.accept()}>
                  {t("changed.accept")}
                </Button>
              }
            >
              {t("changed.page_text")}
            </Note>
          ) : null}
          <Trip
            lines={lines}
            issues={shownIssues}
            things={things}
            isPicked={(key) => keys.has(key)}
            onPick={pick}
            cart={cart}
          />
          <RideForm
            things={things}
            today={today}
            first={days.find((day) => day > addDays(today, 1))}
            onAdd={(line) => void cart.change({ remove: [], put: [line], done: t("ride.done") })}
          />
        </div>
        <CartSummary picked={picked} things={things} today={today} pay={pay} />
      </div>
      <CartBar pay={pay} />
    </>
  );
}
