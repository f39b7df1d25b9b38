import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartPreview } from "#app/domain/checkout/cart/cart-lines.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { monthDayText } from "#app/domain/common/date/plain-date-text.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import { orderLines } from "#app/domain/order/check/order-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineChange } from "#app/domain/order/line/line-change.ts";
import { lineDay, lineKey } from "#app/domain/order/line/line-facts.ts";
import type { RoundCaddies } from "#app/features/checkout/cart/caddie/round-caddie-queries.server.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { issuesOf, type ShownLine, totalOf } from "#app/features/checkout/cart/cart-view.ts";
import { LazyMoveSheet } from "#app/features/checkout/cart/line/lazy-move-sheet.tsx";
import { RideForm } from "#app/features/checkout/cart/line/ride-form.tsx";
import { type ChangeCart, useChangeCart } from "#app/features/checkout/cart/use-change-cart.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note, noteClass } from "#app/ui/note.tsx";
import { CartHead } from "./cart-head.tsx";
import { CartBar, CartSummary } from "./cart-summary.tsx";
import { Trip } from "./cart-trip.tsx";

type CartPage = Pick<CartPreview, "minutes" | "returnRide"> & {
  /** The largest number of lines in a cart. */
  readonly most: number;
  readonly memberId: string;
  readonly today: LocalDate;
  readonly lines: readonly ShownLine[];
  readonly issues: readonly OrderIssue[];
  readonly products: CartProducts;
  readonly offers: RoundCaddies;
};

export function FullCart(props: CartPage) {
  const { most, memberId, today, lines, issues, products, minutes, returnRide, offers } = props;
  const { t } = useTranslation("cart");
  const all = lines.map(({ line }) => line);
  const cart = useChangeCart(memberId, all);
  const { keys, pick } = usePickedLines(lines);
  const { sheet, open, movedKey } = useMoveSheet(cart, all);
  const picked = lines.filter(({ key }) => keys.has(key));
  const shownIssues = issuesOf(issues, keys);
  const blocking = shownIssues.filter(({ level }) => level === "blocking");
  const items = orderLines(picked.map(({ line }) => line)).length;
  const sums = { keys: [...keys], items, total: totalOf(lines, keys) };
  const pay = { ...sums, ...problemsOf(blocking, lines) };
  const days = all.map(lineDay).toSorted();
  return (
    <>
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_23.5rem] md:items-start md:gap-10">
        <div className="min-w-0">
          <CartHead lines={all} products={products} most={most} />
          <CartNotes lines={lines} problems={blocking} onAccept={() => void cart.accept()} />
          <Trip
            lines={lines}
            issues={shownIssues}
            products={products}
            minutes={minutes}
            returnRide={returnRide}
            offers={offers}
            isPicked={(key) => keys.has(key)}
            onPick={pick}
            cart={cart}
            arrived={movedKey}
            onMove={open}
          />
          <RideForm
            className="ml-9.5 md:ml-15"
            isQuiet={returnRide !== null}
            products={products}
            today={today}
            lines={all}
            first={days.find((day) => day > addDays(today, 1))}
            quoteLine={cart.quoteLine}
            onAdd={(line) => void cart.change({ remove: [], put: [line], done: t("ride.done") })}
          />
        </div>
        <CartSummary picked={picked} products={products} today={today} pay={pay} />
      </div>
      <CartBar pay={pay} />
      {sheet ? (
        <LazyMoveSheet
          {...sheet}
          lines={all}
          products={products}
          today={today}
          quoteLine={cart.quoteLine}
        />
      ) : null}
    </>
  );
}

/** Lines are picked by default, so only the unticked ones are stored. */
function usePickedLines(lines: readonly ShownLine[]) {
  const [unpicked, setUnpicked] = useState<ReadonlySet<string>>(new Set());
  const keys = new Set(lines.map(({ key }) => key).filter((key) => !unpicked.has(key)));

  function pick(chosen: readonly string[], isPicked: boolean) {
    const next = new Set(unpicked);
    for (const key of chosen) {
      if (isPicked) next.delete(key);
      else next.add(key);
    }
    setUnpicked(next);
  }

  return { keys, pick };
}

/** The sheet that moves a line to another day, and the key of the line that was moved last. */
function useMoveSheet(cart: ChangeCart, all: readonly CartLine[]) {
  const { t } = useTranslation("cart");
  const [moving, setMoving] = useState<ShownLine>();
  const [isOpen, setOpen] = useState(false);
  const [movedKey, setMovedKey] = useState<string>();

  function open(shown: ShownLine) {
    setMoving(shown);
    setOpen(true);
    setMovedKey(undefined);
  }

  async function move(line: CartLine) {
    setOpen(false);
    if (!moving) return;
    await cart.change({ ...lineChange(moving.line, line, all), done: t("changed.done") });
    setMovedKey(lineKey(line));
  }

  const onMove = (line: CartLine) => void move(line);
  const sheet = moving && { open: isOpen, onOpenChange: setOpen, shown: moving, onMove };
  return { sheet, open, movedKey };
}

function problemsOf(blocking: readonly OrderIssue[], lines: readonly ShownLine[]) {
  const kinds = new Set(
    blocking.map(({ lines: [key] }) => lines.find((line) => line.key === key)?.line.kind),
  );
  return { problems: blocking.length, problem: kinds.size === 1 ? [...kinds][0] : undefined };
}

type CartNotesProps = {
  readonly lines: readonly ShownLine[];
  readonly problems: readonly OrderIssue[];
  readonly onAccept: () => void;
};

/** Notes above the trip: blocking problems and changed prices. */
function CartNotes({ lines, problems, onAccept }: CartNotesProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const [only, ...more] = problems;
  const line =
    more.length === 0 ? lines.find(({ key }) => key === only?.lines[0])?.line : undefined;
  return (
    <>
      {only ? (
        <a
          href="#problem"
          className={noteClass({ tone: "danger", className: "mt-4 items-center" })}
        >
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
