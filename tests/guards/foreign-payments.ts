import type { Guard } from "./guard.ts";

const RECONCILE = "app/features/checkout/purchase/reconcile-orders.server.ts";
const CONFIRM = "app/features/checkout/purchase/confirm-order.server.ts";
const HOLDS = "app/features/checkout/purchase/release-earlier-holds.server.ts";
const UNBIND = "app/features/checkout/reconcile/unbind-payment.server.ts";
const TOSS = "app/integrations/payment/toss.server.ts";
const FOREIGN = "tests/both-engines/provider/foreign-payments.test.ts";
const GATEWAY = "tests/toss/gateway.test.ts";

/** Sections 1 and 3: a payment that is not the order's holds no places. */
export const FOREIGN_PAYMENT_GUARDS: readonly Guard[] = [
  {
    section: 1,
    guard: "a payment that names another order is taken off, also after a lost answer",
    file: RECONCILE,
    find: "payment.orderId !== order.paymentOrderId",
    put: "false",
    project: "postgres",
    test: FOREIGN,
    title: "unbinds another order's payment after",
  },
  {
    section: 1,
    guard: "a payment that names another order is a definite no",
    file: TOSS,
    find: '  if (payment.orderId !== order.orderId) return unusable(order, "payment.mismatch");\n',
    put: "",
    project: "unit",
    test: GATEWAY,
    title: "names a payment of another order unusable after",
  },
  {
    section: 1,
    guard: "a declined request may be about another order's payment",
    file: TOSS,
    find: "const unusable = isAboutRequest(code) ?",
    put: "const unusable = false ?",
    project: "postgres",
    test: FOREIGN,
    title: "refuses another order's payment that the provider calls a wrong request",
  },
  {
    section: 1,
    guard: "each payment of an order has an idempotency key of its own",
    file: CONFIRM,
    find: ':${createHash("sha256").update(paymentKey).digest("base64url")}',
    put: "",
    project: "postgres",
    test: FOREIGN,
    title: "refuses the exchanged payments of two orders",
  },
  {
    section: 1,
    guard: "a payment that another order has goes to the order that it names",
    file: CONFIRM,
    find: "!isTaken(cause) || !(await takeFromOther(services, back))",
    put: "true",
    project: "postgres",
    test: FOREIGN,
    title: "takes a payment for the order that it names while another order still has it",
  },
  {
    section: 1,
    guard: "an order returns with ten payments of others at most",
    file: UNBIND,
    find: "locked.unbound >= MOST_UNBOUND",
    put: "false",
    project: "postgres",
    test: FOREIGN,
    title: "ends an order that returned with ten payments of others",
  },
  {
    section: 1,
    guard: "an order whose hold is over is released with the payment that was not its own",
    file: UNBIND,
    find: '    if (locked.isOver) await releaseOrder(tx, orderId, { event: "hold_expired", now: now() });\n',
    put: "",
    project: "postgres",
    test: FOREIGN,
    title: "releases the places of a payment that was another order's",
  },
  {
    section: 3,
    guard: "an order whose answer was lost counts towards the three holds",
    file: HOLDS,
    find: "own.length + pending.length - MOST_HOLDS",
    put: "own.length - MOST_HOLDS",
    project: "postgres",
    test: FOREIGN,
    title: "counts an order whose answer was lost among the three",
  },
  {
    section: 3,
    guard: "nobody holds a fourth order while the answers to three are lost",
    file: HOLDS,
    find: '  if (pending.length >= MOST_HOLDS && !isByLink) throw new AppError("order.payments_open");\n',
    put: "",
    project: "postgres",
    test: FOREIGN,
    title: "refuses a fourth order while the answers to three are lost",
  },
];
