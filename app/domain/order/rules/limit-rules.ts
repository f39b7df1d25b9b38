import type { OrderFacts } from "#app/domain/order/check/order-facts.ts";
import {
  changeFix,
  linkFix,
  type OrderIssue,
  removeFix,
} from "#app/domain/order/check/order-issue.ts";
import { type CartLine, MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linePath } from "#app/domain/order/line/line-path.ts";
import { applyState } from "#app/domain/tournament/entry-state.ts";
import { caddiesOf, linesOf } from "../rounds-of.ts";
import { otherTimes } from "./round-rules.ts";

/** As much as one order holds. */
export function limitIssues(lines: readonly CartLine[]): OrderIssue[] {
  const surplus = lines.slice(MAX_LINES);
  if (surplus.length === 0) return [];
  return [
    {
      code: "order.too_many_lines",
      level: "blocking",
      lines: surplus.map(lineKey),
      fixes: [removeFix("remove_last", surplus)],
      values: { most: MAX_LINES },
    },
  ];
}

/** What has no price, is closed, sold out or too late: each says which. */
export function readyIssues(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  return lines.flatMap((line) => {
    const why = facts.notReady[lineKey(line)];
    if (!why) return [];
    const hanging = line.kind === "golf" ? caddiesOf(line, lines) : [];
    const sooner = line.kind === "golf" ? otherTimes(line, lines, facts) : [];
    return [
      {
        code: "reservation.date_not_ready",
        level: "blocking",
        lines: [lineKey(line)],
        fixes: [
          ...sooner,
          linkFix("other_date", linePath(line)),
          removeFix("remove_line", [line, ...hanging]),
        ],
        values: { why },
      } satisfies OrderIssue,
    ];
  });
}

/** A tournament takes entries through its last day, and as many as it has places. */
export function entryIssues(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  return linesOf(lines, "tournament").flatMap((entry): OrderIssue[] => {
    const tournament = facts.tournaments[entry.tournamentId];
    const drop = removeFix("remove_entry", [entry]);
    const issue = { level: "blocking", lines: [lineKey(entry)] } as const;
    if (!tournament) return [{ ...issue, code: "order.not_sold", fixes: [drop] }];
    const state = applyState(tournament, facts.today);
    if (state === "closed" || state === "played") {
      return [{ ...issue, code: "order.entry_closed", fixes: [drop] }];
    }
    const left = tournament.placesLeft;
    if (entry.people <= left) return [];
    if (tournament.hasQueue) {
      const join = linkFix("join_waiting", `/tournament/${entry.tournamentId}/apply`);
      return [{ ...issue, code: "order.entry_queue", fixes: [join, drop] }];
    }
    const fewer = left > 0 ? [changeFix("fewer_entries", entry, { people: left })] : [];
    return [{ ...issue, code: "order.entry_full", fixes: [...fewer, drop], values: { left } }];
  });
}
