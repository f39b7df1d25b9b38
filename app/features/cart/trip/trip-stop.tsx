import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { lineChange } from "#app/domain/booking/line/line-change.ts";
import { canMove } from "#app/domain/booking/line/line-move.ts";
import type { ChangeFix, OrderIssue } from "#app/domain/booking/order-issue.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import type { ShownLine, Stop } from "#app/features/cart/cart-view.ts";
import { LineIssues } from "#app/features/cart/fix/line-issues.tsx";
import { useLineWords } from "#app/features/cart/line/line-text.ts";
import { SubLine } from "#app/features/cart/line/sub-line.tsx";
import { TripLine, TripNode } from "#app/features/cart/line/trip-line.tsx";
import { VanLine } from "#app/features/cart/line/van-line.tsx";
import type { ChangeCart } from "#app/features/cart/use-change-cart.ts";

/** Of a round these are about its van, and stand there. */
const VAN_TROUBLE: ReadonlySet<OrderIssue["code"]> = new Set([
  "order.ride_seats",
  "order.ride_bags",
  "order.sold_out",
]);

type TripStopProps = {
  readonly stop: Stop;
  /** The whole cart: what is wrong with one line often names another. */
  readonly lines: readonly CartLine[];
  readonly issues: readonly OrderIssue[];
  readonly things: CartThings;
  readonly isPicked: (key: string) => boolean;
  readonly onPick: (keys: readonly string[], picked: boolean) => void;
  readonly cart: ChangeCart;
  readonly onMove: (shown: ShownLine) => void;
  /** Key of the line that has just been moved. */
  readonly arrived: string | undefined;
  readonly firstProblem: string | undefined;
};

/** A line with what hangs on it and what is the matter with either. */
export function TripStop({ stop, firstProblem, ...props }: TripStopProps) {
  const { lines, issues, things, isPicked, onPick, cart, onMove, arrived } = props;
  const { t } = useTranslation("cart");
  const wordsOf = useLineWords(things);
  const { head, hanging } = stop;
  const keys = [head, ...hanging].map(({ key }) => key);
  const words = wordsOf(head.line, head.rows);
  // An issue of several lines stands at the first of them.
  const at = (key: string) => issues.filter((issue) => issue.lines[0] === key);
  const isBad = (key: string) => at(key).some(({ level }) => level === "blocking");
  const busy = cart.busy !== undefined && keys.includes(cart.busy);

  const fix = ({ remove, put }: ChangeFix) => void cart.change({ remove, put, done: t("fixed") });
  const change = (line: CartLine) =>
    void cart.change({ ...lineChange(head.line, line, lines), done: t("changed.done") });
  const remove = (gone: readonly string[], name: string) =>
    void cart.change({ remove: gone, put: [], done: t("removed", { name }) });
  const hasVan = head.line.kind === "golf" && head.line.callvan !== "none";
  const isOfVan = ({ code }: OrderIssue) => hasVan && VAN_TROUBLE.has(code);
  const canBeMoved = canMove(head.line) && head.notReady !== "gone";
  const otherDay = canBeMoved ? () => onMove(head) : undefined;
  const about = { things, lines, busy, onFix: fix, onOtherDay: otherDay };

  return (
    <li
      className="trip-item"
      id={firstProblem && keys.includes(firstProblem) ? "problem" : undefined}
    >
      <TripNode kind={head.line.kind} />
      <TripLine
        shown={head}
        words={words}
        things={things}
        picked={isPicked(head.key)}
        busy={busy}
        isBad={keys.some(isBad)}
        isMended={cart.mended.some((key) => keys.includes(key))}
        onPick={(picked) => onPick(keys, picked)}
        onChange={change}
        onOtherDay={otherDay}
        hasArrived={arrived === head.key}
        onRemove={() => remove(keys, words.name)}
      >
        <LineIssues issues={at(head.key).filter((issue) => !isOfVan(issue))} {...about} />
        <VanLine
          shown={head}
          things={things}
          busy={busy}
          isBad={at(head.key).some(isOfVan)}
          onChange={change}
        >
          <LineIssues issues={at(head.key).filter(isOfVan)} {...about} />
        </VanLine>
        {hanging.map((caddy) => (
          <CaddyLine
            key={caddy.key}
            caddy={caddy}
            things={things}
            isBad={isBad(caddy.key)}
            onRemove={(name) => remove([caddy.key], name)}
          >
            <LineIssues issues={at(caddy.key)} {...about} />
          </CaddyLine>
        ))}
      </TripLine>
    </li>
  );
}

type CaddyLineProps = {
  readonly caddy: ShownLine;
  readonly things: CartThings;
  readonly isBad: boolean;
  readonly onRemove: (name: string) => void;
  readonly children: ReactNode;
};

/** Her course is the one she hangs on: only her number is said. */
function CaddyLine({ caddy, things, isBad, onRemove, children }: CaddyLineProps) {
  const { t } = useTranslation("cart");
  const { name, meta, picture } = useLineWords(things)(caddy.line);
  const code = caddy.line.kind === "caddy" && things.caddies[caddy.line.caddyId]?.code;
  return (
    <SubLine
      name={name}
      meta={code ? t("caddy.number", { code }) : meta}
      amount={caddy.total}
      picture={picture}
      isBad={isBad}
      removeLabel={t("remove_name", { name })}
      onRemove={() => onRemove(name)}
    >
      {children}
    </SubLine>
  );
}
