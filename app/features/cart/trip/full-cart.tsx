import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { CartPreview } from "#app/domain/booking/cart-preview.ts";
import { lineChange } from "#app/domain/booking/line/line-change.ts";
import { lineDay, lineKey } from "#app/domain/booking/line/line-facts.ts";
import type { OrderIssue } from "#app/domain/booking/order-issue.ts";
import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import { issuesOf, type ShownLine, totalOf } from "#app/features/cart/cart-view.ts";
import { LateMove } from "#app/features/cart/line/lazy-move-sheet.tsx";
import { RideForm } from "#app/features/cart/line/ride-form.tsx";
import { useChangeCart } from "#app/features/cart/use-change-cart.ts";
import { CartHead } from "./cart-head.tsx";
import { CartNotes } from "./cart-notes.tsx";
import { CartBar, CartSummary } from "./cart-summary.tsx";
import { Trip } from "./trip.tsx";

type CartPage = Pick<CartPreview, "minutes" | "wayBack"> & {
  /** As many lines as a cart holds. */
  readonly most: number;
  readonly memberId: string;
  readonly today: LocalDate;
  readonly lines: readonly ShownLine[];
  readonly issues: readonly OrderIssue[];
  readonly things: CartThings;
};

export function FullCart(props: CartPage) {
  const { most, memberId, today, lines, issues, things, minutes, wayBack } = props;
  const { t } = useTranslation("cart");
  const all = lines.map(({ line }) => line);
  const cart = useChangeCart(memberId, all);
  const [moving, setMoving] = useState<ShownLine>();
  const [isMoveOpen, setMoveOpen] = useState(false);
  const [arrived, setArrived] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const picked = lines.filter(({ key }) => !left.has(key));
  const keys = new Set(picked.map(({ key }) => key));
  const shownIssues = issuesOf(issues, keys);
  const blocking = shownIssues.filter(({ level }) => level === "blocking");
  const kinds = new Set(
    blocking.map(({ lines: [key] }) => lines.find((line) => line.key === key)?.line.kind),
  );
  const pay = {
    keys: [...keys],
    total: totalOf(lines, keys),
    problems: blocking.length,
    problem: kinds.size === 1 ? [...kinds][0] : undefined,
  };
  const days = all.map(lineDay).toSorted();

  function pick(chosen: readonly string[], isPicked: boolean) {
    const next = new Set(left);
    for (const key of chosen) {
      if (isPicked) next.delete(key);
      else next.add(key);
    }
    setLeft(next);
  }

  async function move(line: CartLine) {
    setMoveOpen(false);
    if (!moving) return;
    await cart.change({ ...lineChange(moving.line, line, all), done: t("changed.done") });
    setArrived(lineKey(line));
  }

  return (
    <>
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_23.5rem] md:items-start md:gap-10">
        <div className="min-w-0">
          <CartHead lines={all} things={things} most={most} />
          <CartNotes lines={lines} problems={blocking} onAccept={() => void cart.accept()} />
          <Trip
            lines={lines}
            issues={shownIssues}
            things={things}
            minutes={minutes}
            wayBack={wayBack}
            isPicked={(key) => keys.has(key)}
            onPick={pick}
            cart={cart}
            arrived={arrived}
            onMove={(shown) => {
              setMoving(shown);
              setMoveOpen(true);
              setArrived(undefined);
            }}
          />
          <RideForm
            className="ml-9.5 md:ml-15"
            isQuiet={wayBack !== null}
            things={things}
            today={today}
            lines={all}
            first={days.find((day) => day > addDays(today, 1))}
            ask={cart.ask}
            onAdd={(line) => void cart.change({ remove: [], put: [line], done: t("ride.done") })}
          />
        </div>
        <CartSummary picked={picked} things={things} today={today} pay={pay} />
      </div>
      <CartBar pay={pay} />
      {moving ? (
        <LateMove
          open={isMoveOpen}
          onOpenChange={setMoveOpen}
          shown={moving}
          lines={all}
          things={things}
          today={today}
          ask={cart.ask}
          onMove={(line) => void move(line)}
        />
      ) : null}
    </>
  );
}
