import { useState } from "react";
import { useTranslation } from "react-i18next";
import { caddieFor } from "#app/domain/order/caddie-place.ts";
import type { ChangeFix, OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineChange } from "#app/domain/order/line/line-change.ts";
import { canMove } from "#app/domain/order/line/line-move.ts";
import type { RoundCaddies } from "#app/features/checkout/cart/caddie/round-caddie-queries.server.ts";
import { StopCaddies } from "#app/features/checkout/cart/caddie/stop-caddies.tsx";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import type { ShownLine, Stop } from "#app/features/checkout/cart/cart-view.ts";
import { LineIssues } from "#app/features/checkout/cart/fix/line-issues.tsx";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { TripLine } from "#app/features/checkout/cart/line/trip-line.tsx";
import { VanLine } from "#app/features/checkout/cart/line/van-line.tsx";
import type { ChangeCart } from "#app/features/checkout/cart/use-change-cart.ts";
import { useLazyPart } from "#app/ui/hooks/use-lazy-part.ts";
import { TripItem } from "./trip-item.tsx";

const load = async () => (await import("#app/ui/overlay/confirm-dialog.tsx"))?.ConfirmDialog;

/** Issues of a round that are about its van, and are shown there. */
const VAN_ISSUES: ReadonlySet<OrderIssue["code"]> = new Set([
  "order.ride_seats",
  "order.ride_bags",
  "order.sold_out",
]);

type TripStopProps = {
  readonly stop: Stop;
  /** The whole cart: the text of an issue may name another line. */
  readonly lines: readonly CartLine[];
  readonly issues: readonly OrderIssue[];
  readonly products: CartProducts;
  readonly isPicked: (key: string) => boolean;
  readonly onPick: (keys: readonly string[], picked: boolean) => void;
  readonly cart: ChangeCart;
  readonly onMove: (shown: ShownLine) => void;
  /** Key of the line that has just been moved. */
  readonly arrived: string | undefined;
  readonly firstProblem: string | undefined;
  /** Caddies who could be named, by the key of a round. */
  readonly offers: RoundCaddies;
};

/** A line with its van and caddies, and the issues of each. */
export function TripStop({ stop, firstProblem, ...props }: TripStopProps) {
  const { products, isPicked, onPick, cart, arrived } = props;
  const { head, caddies } = stop;
  const keys = [head, ...caddies].map(({ key }) => key);
  const text = useLineText(products)(head.line, head.rows);
  const { issuesAt, isBad, isOfVan } = issuesOfStop(stop, props.issues);
  const { busy, change, remove, name, otherDay, issueProps } = useStopActions(stop, props);
  const [isAsking, setAsking] = useState(false);
  const along = useGoesAlong(stop);
  return (
    <TripItem
      id={firstProblem && keys.includes(firstProblem) ? "problem" : undefined}
      kind={head.line.kind}
    >
      <TripLine
        shown={head}
        text={text}
        products={products}
        picked={isPicked(head.key)}
        busy={busy}
        isBad={keys.some(isBad)}
        isChanged={cart.changedKeys.some((key) => keys.includes(key))}
        onPick={(picked) => onPick(keys, picked)}
        onChange={change}
        onOtherDay={otherDay}
        hasArrived={arrived === head.key}
        onRemove={() => (along.length > 0 ? setAsking(true) : remove(keys, text.name))}
      >
        <LineIssues
          issues={issuesAt(head.key).filter((issue) => !isOfVan(issue))}
          {...issueProps}
        />
        <VanLine
          shown={head}
          products={products}
          busy={busy}
          isBad={issuesAt(head.key).some(isOfVan)}
          onChange={change}
        >
          <LineIssues place="badSub" issues={issuesAt(head.key).filter(isOfVan)} {...issueProps} />
        </VanLine>
        <StopCaddies
          {...{ stop, products, busy, isBad }}
          offers={props.offers[head.key] ?? []}
          issuesOf={(key) => (
            <LineIssues
              place={isBad(key) ? "badSub" : "sub"}
              issues={issuesAt(key)}
              {...issueProps}
            />
          )}
          onRemove={(key, name) => remove([key], name)}
          onName={name}
        />
      </TripLine>
      <RemoveQuestion
        name={text.name}
        along={along}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => remove(keys, text.name)}
      />
    </TripItem>
  );
}

/** An issue of several lines is shown at the first of them. */
function issuesOfStop({ head }: Stop, issues: readonly OrderIssue[]) {
  const issuesAt = (key: string) => issues.filter((issue) => issue.lines[0] === key);
  const hasVan = head.line.kind === "golf" && head.line.callvan !== "none";
  return {
    issuesAt,
    isBad: (key: string) => issuesAt(key).some(({ level }) => level === "blocking"),
    isOfVan: ({ code }: OrderIssue) => hasVan && VAN_ISSUES.has(code),
  };
}

type StopActionProps = Pick<TripStopProps, "lines" | "products" | "cart" | "onMove">;

function useStopActions(
  { head, caddies }: Stop,
  { lines, products, cart, onMove }: StopActionProps,
) {
  const { t } = useTranslation("cart");
  const keys = [head, ...caddies].map(({ key }) => key);
  const busy = cart.busy !== undefined && keys.includes(cart.busy);
  const fix = ({ remove, put }: ChangeFix) => void cart.change({ remove, put, done: t("fixed") });
  const change = (line: CartLine) =>
    void cart.change({ ...lineChange(head.line, line, lines), done: t("changed.done") });
  const remove = (removed: readonly string[], name: string) =>
    void cart.change({ remove: removed, put: [], done: t("removed", { name }) });
  const name = (caddie: { readonly id: string; readonly nickname: string }) => {
    if (head.line.kind !== "golf") return;
    const put = [caddieFor(caddie.id, head.line)];
    void cart.change({ remove: [], put, done: t("offer.done", { name: caddie.nickname }) });
  };
  const canBeMoved = canMove(head.line) && head.notReady !== "gone";
  const otherDay = canBeMoved ? () => onMove(head) : undefined;
  const issueProps = { products, lines, busy, onFix: fix, onOtherDay: otherDay };
  return { busy, change, remove, name, otherDay, issueProps };
}

type RemoveQuestionProps = {
  readonly name: string;
  /** What is removed together with it. */
  readonly along: readonly string[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => void;
};

/** Says before a round is removed what goes along with it. */
function RemoveQuestion(props: RemoveQuestionProps) {
  const { name, along, open, onOpenChange, onConfirm } = props;
  const { t } = useTranslation("cart");
  const [Dialog, isOpen] = useLazyPart(load, open, () => onOpenChange(false));
  if (!Dialog) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("remove.title", { name })}
      text={
        <>
          <p>{t("remove.along")}</p>
          <ul className="mt-1 list-disc pl-5 font-bold text-ink">
            {along.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      }
      confirmLabel={t("remove.all")}
      cancelLabel={t("remove.stay")}
      tone="danger"
      onConfirm={() => {
        onOpenChange(false);
        onConfirm();
      }}
    />
  );
}

/** The van and the caddies of a round, in words. */
function useGoesAlong({ head, caddies }: Stop): readonly string[] {
  const { t } = useTranslation("cart");
  const { line } = head;
  if (line.kind !== "golf") return [];
  return [
    ...(line.callvan === "none" ? [] : [t(`golf.ride_${line.callvan}`)]),
    ...(caddies.length > 0 ? [t("sum.caddy", { count: caddies.length })] : []),
  ];
}
