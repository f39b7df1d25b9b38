import { clsx } from "clsx";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import type { ChangeFix, Fix, OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linePath } from "#app/domain/order/line/line-path.ts";
import { roundOfCaddie } from "#app/domain/order/rounds-of.ts";
import { useSigned } from "#app/features/checkout/cart/cart-formats.ts";
import type { CartProducts } from "#app/features/checkout/cart/cart-products.server.ts";
import { useLineText } from "#app/features/checkout/cart/line/line-text.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FixCard } from "./fix-card.tsx";
import { useFixText } from "./fix-text.ts";
import { useIssueText } from "./issue-text.ts";

const PLACE = {
  line: "border-t px-4 pt-3.5 pb-4",
  // Inside the line of a van or caddie it has no border of its own.
  sub: "-mx-4 mt-3 -mb-3 px-4 py-3",
  badSub: "pt-2",
};

type LineIssuesProps = {
  readonly place?: keyof typeof PLACE;
  readonly issues: readonly OrderIssue[];
  readonly products: CartProducts;
  readonly lines: readonly CartLine[];
  readonly busy: boolean;
  readonly onFix: (fix: ChangeFix) => void;
  /** Opens the calendar of the line or its round; undefined where the day is fixed. */
  readonly onOtherDay: (() => void) | undefined;
};

/** The issues of a line with their fixes: the best one as a card, the others as links below. */
export function LineIssues({ issues, ...props }: LineIssuesProps) {
  return issues.map((issue) => (
    <LineIssue key={`${issue.code}:${issue.lines.join()}`} issue={issue} {...props} />
  ));
}

type LineIssueProps = Omit<LineIssuesProps, "issues"> & { readonly issue: OrderIssue };

function LineIssue(props: LineIssueProps) {
  const { place = "line", issue, products, lines, busy, onFix, onOtherDay } = props;
  const issueText = useIssueText(products, lines);
  const fixTextOf = useFixText(products);
  const lineText = useLineText(products);
  const timeOf = useTimeOf(issue, fixTextOf);
  const isWarning = issue.level === "warning";
  const Icon = isWarning ? TriangleAlert : CircleAlert;
  const opensCalendar = ({ action }: Fix) => action === "other_date" && onOtherDay !== undefined;
  const fixes = [...issue.fixes, ...otherDay(issue, lines)].filter(
    (fix) => opensCalendar(fix) || leadsAway(fix),
  );
  const best = fixes.find((fix) => fix.type === "change" && fixTextOf(fix));
  const bestText = best?.type === "change" ? fixTextOf(best) : undefined;
  const others = fixes.filter((fix) => fix !== best);

  function removedElsewhere(fix: Fix): string | undefined {
    const key = fix.type === "change" && fix.put.length === 0 ? fix.remove[0] : issue.lines[0];
    const line = key === issue.lines[0] ? undefined : lines.find((each) => lineKey(each) === key);
    return line && lineText(line).name;
  }

  return (
    <div
      className={clsx(
        PLACE[place],
        isWarning ? "border-warn-100 bg-warn-50" : "border-danger-100 bg-danger-50",
      )}
    >
      <p
        className={clsx(
          "flex font-semibold",
          isWarning ? "gap-2" : "gap-1.5 leading-6 text-danger-700",
        )}
      >
        <Icon aria-hidden="true" className="mt-0.75 size-4.5 flex-none" />
        <span>{issueText(issue)}</span>
      </p>
      {best?.type === "change" && bestText ? (
        <FixCard
          text={{ ...bestText, name: timeOf(best) ?? bestText.name }}
          difference={best.difference}
          busy={busy}
          onTake={() => onFix(best)}
        />
      ) : null}
      <div className={clsx("flex flex-wrap gap-x-1", bestText ? "-ml-3 mt-1" : "mt-3")}>
        {others.map((fix, index) => (
          <OtherFix
            key={fixKey(fix)}
            fix={fix}
            // Several hours are told apart by their names.
            name={timeOf(fix)}
            removed={removedElsewhere(fix)}
            // Without a card, the first link is the suggested fix.
            isBest={!bestText && index === 0}
            busy={busy}
            onFix={onFix}
            onOtherDay={opensCalendar(fix) ? onOtherDay : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** The hour that a fix moves a round to; where the chosen day is full, with its day. */
function useTimeOf(issue: OrderIssue, fixTextOf: ReturnType<typeof useFixText>) {
  const locale = useLocale();
  return (fix: Fix): string | undefined => {
    if (fix.type !== "change" || fix.action !== "change_time") return undefined;
    const [moved] = fix.put;
    if (moved?.kind !== "golf") return undefined;
    const isSameDay = issue.lines[0]?.includes(moved.date);
    const day = isSameDay ? "" : `${formatShortDay(moved.date, locale)} `;
    return `${day}${fixTextOf(fix)?.name}`;
  };
}

type OtherFixProps = {
  readonly fix: Fix;
  readonly name: string | undefined;
  /** The name of the line it removes, where that is another than the one with the issue. */
  readonly removed: string | undefined;
  readonly isBest: boolean;
  readonly busy: boolean;
  readonly onFix: (fix: ChangeFix) => void;
  readonly onOtherDay: (() => void) | undefined;
};

function OtherFix({ fix, name, removed, isBest, busy, onFix, onOtherDay }: OtherFixProps) {
  const { t } = useTranslation("cart");
  const signed = useSigned();
  // Removing something is never the primary button.
  const isRemoval = fix.type === "change" && fix.put.length === 0;
  const best = isRemoval ? "secondary" : "primary";
  const look = {
    size: "sm",
    variant: isBest ? best : "ghost",
    wraps: true,
    // A product's name may need a second line.
    className: clsx("max-w-full py-2 text-start", !isBest && "underline underline-offset-4"),
  } as const;
  const label = removed ? t("remove_name", { name: removed }) : (name ?? t(`fix.${fix.action}`));
  if (onOtherDay) {
    return (
      <Button {...look} busy={busy} aria-haspopup="dialog" onClick={onOtherDay}>
        {label}
      </Button>
    );
  }
  if (fix.type === "go") {
    return (
      <ButtonLink to={fix.to} {...look}>
        {label}
      </ButtonLink>
    );
  }
  const { difference } = fix;
  return (
    <Button {...look} busy={busy} onClick={() => onFix(fix)}>
      {difference ? `${label} (${signed(difference)})` : label}
    </Button>
  );
}

function fixKey(fix: Fix): string {
  return fix.type === "change" ? `${fix.action} ${fix.put.map(lineKey).join()}` : fix.action;
}

/** A ride has no product page: its link would lead back to the cart. */
function leadsAway(fix: Fix): boolean {
  return fix.type === "change" || fix.to !== "/shopping_cart";
}

/** Where the caddie is not available, the round can also move to another day. */
function otherDay({ code, lines: [key], fixes }: OrderIssue, lines: readonly CartLine[]): Fix[] {
  if (code !== "order.caddy_day_off" && code !== "order.caddy_taken") return [];
  if (fixes.some(({ action }) => action === "other_date")) return [];
  const caddie = lines.find((line) => lineKey(line) === key);
  const round = caddie?.kind === "caddy" ? roundOfCaddie(caddie, lines) : undefined;
  return round ? [{ type: "go", action: "other_date", to: linePath(round) }] : [];
}
