import type { Guard } from "./guard.ts";

const EXTERNAL = "app/features/refund/external-cancels.server.ts";

const LOST = "tests/both-engines/provider/lost-refunds.test.ts";
const RETURNS = "tests/both-engines/provider/failed-returns.test.ts";
const ELSEWHERE = "tests/both-engines/provider/refunds-elsewhere.test.ts";

/** Section 1: refunds that were lost, refused, or made elsewhere are told, and never paid twice. */
export const REFUND_GUARDS: readonly Guard[] = [
  {
    section: 1,
    guard: "a cancel is ours only where we have its refund",
    file: EXTERNAL,
    find: "!known.has(refundId)",
    put: 'refundId === ""',
    project: "postgres",
    test: LOST,
    title: "a refund of ours that a restored shop has lost is booked",
  },
  {
    section: 1,
    guard: "a refund in the provider's console is recorded once",
    file: EXTERNAL,
    find: "if (!order || known > 0) return false;",
    put: "if (!order) return false;",
    project: "postgres",
    test: RETURNS,
    title: "a part that was given back in the console is booked once",
  },
  {
    section: 1,
    guard: "nothing more of a trip is sent while nobody knows which line was refunded elsewhere",
    file: "app/features/refund/cancel-order-lines.server.ts",
    find: "!isUnclear && ",
    put: "",
    project: "postgres",
    test: LOST,
    title: "nothing is sent by itself until somebody has looked",
  },
  {
    section: 1,
    guard: "a refund that was made elsewhere stays open though our records have it",
    file: "app/features/provider-list/findings.server.ts",
    find: '        ne(providerFindings.kind, "refund_elsewhere"),\n',
    put: "",
    project: "postgres",
    test: ELSEWHERE,
    title: "a part refunded in the console is booked, and waits at the desk",
  },
  {
    section: 1,
    guard: "a charge whose return was refused is not booked",
    file: "app/features/provider-list/booked-transactions.server.ts",
    find: '            ne(refunds.status, "failed"),\n',
    put: "",
    project: "postgres",
    test: RETURNS,
    title: "and not once that was refused",
  },
  {
    section: 1,
    guard: "an order whose money goes back is never paid again",
    file: "app/features/checkout/settle-order.server.ts",
    find: "if (!isHolding(order) && (await isOrderReturning(tx, orderId))) {",
    put: "if (Boolean(0)) {",
    project: "postgres",
    test: RETURNS,
    title: "is never paid again, though its places are free by then",
  },
  {
    section: 1,
    guard: "before a bank transfer the provider is asked what went back in its console",
    file: "app/features/refund/failed-refund.server.ts",
    find: 'if (await recordNews(services, refund)) throw new AppError("reservation.step_refused");',
    put: "",
    project: "postgres",
    test: RETURNS,
    title: "what was given back in the console ends the refused return",
  },
  {
    section: 1,
    guard: "the auditor names a return that was refused",
    file: "app/features/ledger-audit/refunds.server.ts",
    find: 'kind === "return" && status === "failed"',
    put: "Boolean(0)",
    project: "postgres",
    test: RETURNS,
    title: "stands at the desk, in the menu and in the audit until it is sent again",
  },
];
