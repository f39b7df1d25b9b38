import { clsx } from "clsx";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { lineKey } from "#app/domain/booking/line/line-facts.ts";
import { linePath } from "#app/domain/booking/line/line-path.ts";
import type { ChangeFix, Fix, OrderIssue } from "#app/domain/booking/order-issue.ts";
import { roundOfCaddy } from "#app/domain/booking/rounds-of.ts";
import { useSigned } from "#app/features/cart/cart-formats.ts";
import type { CartThings } from "#app/features/cart/cart-products.server.ts";
import { useLineWords } from "#app/features/cart/line/line-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FixCard } from "./fix-card.tsx";
import { useFixWords } from "./fix-text.ts";
import { useIssueWords } from "./issue-text.ts";

type LineIssuesProps = {
  readonly issues: readonly OrderIssue[];
  readonly things: CartThings;
  readonly lines: readonly CartLine[];
  readonly busy: boolean;
  readonly onFix: (fix: ChangeFix) => void;
  /** Opens the days of the line, or of the round it hangs on; absent where the day is fixed. */
  readonly onOtherDay: (() => void) | undefined;
};

/** What is wrong, why, and the ways out: the best as a card with what comes, the others as quiet words below. */
export function LineIssues({ issues, ...props }: LineIssuesProps) {
  return issues.map((issue) => (
    <LineIssue key={`${issue.code}:${issue.lines.join()}`} issue={issue} {...props} />
  ));
}

type LineIssueProps = Omit<LineIssuesProps, "issues"> & { readonly issue: OrderIssue };

function LineIssue({ issue, things, lines, busy, onFix, onOtherDay }: LineIssueProps) {
  const words = useIssueWords(things, lines);
  const comingWith = useFixWords(things);
  const wordsOf = useLineWords(things);
  const isWarning = issue.level === "warning";
  const Icon = isWarning ? TriangleAlert : CircleAlert;
  const isHere = ({ action }: Fix) => action === "other_date" && onOtherDay !== undefined;
  const fixes = [...issue.fixes, ...otherDay(issue, lines)].filter(
    (fix) => isHere(fix) || leadsAway(fix),
  );
  const best = fixes.find((fix) => fix.type === "change" && comingWith(fix));
  const coming = best?.type === "change" ? comingWith(best) : undefined;
  const others = fixes.filter((fix) => fix !== best);

  function goneElsewhere(fix: Fix): string | undefined {
    const key = fix.type === "change" && fix.put.length === 0 ? fix.remove[0] : issue.lines[0];
    const line = key === issue.lines[0] ? undefined : lines.find((each) => lineKey(each) === key);
    return line && wordsOf(line).name;
  }

  return (
    <div className={isWarning ? "fix warn" : "fix"}>
      <p
        className={isWarning ? "flex items-start gap-2 font-semibold" : "error text-16! leading-6!"}
      >
        <Icon aria-hidden="true" className="mt-[3px]! size-4.5 flex-none" />
        <span>{words(issue)}</span>
      </p>
      {best?.type === "change" && coming ? (
        <FixCard
          coming={coming}
          difference={best.difference}
          busy={busy}
          onTake={() => onFix(best)}
        />
      ) : null}
      <div className={clsx("flex flex-wrap gap-x-1", coming ? "-ml-3 mt-1" : "mt-3")}>
        {others.map((fix, index) => (
          <OtherFix
            key={fix.action}
            fix={fix}
            gone={goneElsewhere(fix)}
            // Without a card the first of them is what we would do.
            isBest={!coming && index === 0}
            busy={busy}
            onFix={onFix}
            onOtherDay={isHere(fix) ? onOtherDay : undefined}
          />
        ))}
      </div>
    </div>
  );
}

type OtherFixProps = {
  readonly fix: Fix;
  /** What goes, where it is not what the trouble stands at. */
  readonly gone: string | undefined;
  readonly isBest: boolean;
  readonly busy: boolean;
  readonly onFix: (fix: ChangeFix) => void;
  readonly onOtherDay: (() => void) | undefined;
};

function OtherFix({ fix, gone, isBest, busy, onFix, onOtherDay }: OtherFixProps) {
  const { t } = useTranslation("cart");
  const signed = useSigned();
  // Nobody is urged to throw something away.
  const isRemoval = fix.type === "change" && fix.put.length === 0;
  const best = isRemoval ? "secondary" : "primary";
  const look = {
    size: "sm",
    variant: isBest ? best : "ghost",
    className: clsx("many-words", !isBest && "underline underline-offset-4"),
  } as const;
  const label = gone ? t("remove_name", { name: gone }) : t(`fix.${fix.action}`);
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

/** A ride has no page of its own: its way out would lead here. */
function leadsAway(fix: Fix): boolean {
  return fix.type === "change" || fix.to !== "/shopping_cart";
}

/** Whose caddy is not there may also play on another day. */
function otherDay({ code, lines: [key], fixes }: OrderIssue, lines: readonly CartLine[]): Fix[] {
  if (code !== "order.caddy_day_off" && code !== "order.caddy_taken") return [];
  if (fixes.some(({ action }) => action === "other_date")) return [];
  const caddy = lines.find((line) => lineKey(line) === key);
  const round = caddy?.kind === "caddy" ? roundOfCaddy(caddy, lines) : undefined;
  return round ? [{ type: "go", action: "other_date", to: linePath(round) }] : [];
}
