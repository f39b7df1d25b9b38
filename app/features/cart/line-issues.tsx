import { CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ChangeFix, Fix, OrderIssue } from "#app/domain/booking/order-issue.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

type LineIssuesProps = {
  readonly issues: readonly OrderIssue[];
  readonly onFix: (fix: ChangeFix) => void;
};

/** What is wrong, why, and the ways out: the best as a button, the others beside it. */
export function LineIssues({ issues, onFix }: LineIssuesProps) {
  return issues.map((issue) => (
    <LineIssue key={`${issue.code}:${issue.lines.join()}`} issue={issue} onFix={onFix} />
  ));
}

type LineIssueProps = { readonly issue: OrderIssue; readonly onFix: (fix: ChangeFix) => void };

function LineIssue({ issue, onFix }: LineIssueProps) {
  const { t } = useTranslation("cart");
  const words = useIssueWords();
  const isWarning = issue.level === "warning";
  const Icon = isWarning ? TriangleAlert : CircleAlert;
  return (
    <div className={isWarning ? "sub note note-warn rounded-none" : "fix"}>
      <div className="min-w-0 flex-1">
        <p className={isWarning ? "flex items-start gap-2 font-semibold" : "error text-16!"}>
          <Icon aria-hidden="true" className="mt-1 size-4.5 flex-none" />
          <span>{words(issue)}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {issue.fixes.filter(leadsAway).map((fix, index) => {
            const look = { size: "sm", variant: index === 0 ? "primary" : "secondary" } as const;
            const label = t(`fix.${fix.action}`);
            return fix.type === "go" ? (
              <ButtonLink key={fix.action} to={fix.to} {...look}>
                {label}
              </ButtonLink>
            ) : (
              <Button key={fix.action} onClick={() => onFix(fix)} {...look}>
                {label}
              </Button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** A ride has no page of its own: its way out would lead here. */
function leadsAway(fix: Fix): boolean {
  return fix.type === "change" || fix.to !== "/shopping_cart";
}

/** The sentence of an issue; of a day that cannot be had, which of the reasons it is. */
function useIssueWords(): (issue: OrderIssue) => string {
  const { t } = useTranslation(["cart", "errors"]);
  return ({ code, values }) => {
    const why = values?.why;
    switch (why) {
      case "no_price":
      case "closed":
      case "sold_out":
      case "past_cutoff":
        return t(`cart:why.${why}`);
      default:
        return t(`errors:${code}`);
    }
  };
}
