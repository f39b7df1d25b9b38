import type { Guard } from "./guard.ts";

const CHECKS = "app/features/order/payment-checks.server.ts";
const LOOK_UPS = "tests/both-engines/provider/look-ups.test.ts";

/** Sections 1 and 4: what the provider is asked about, and when again. */
export const LOOK_UP_GUARDS: readonly Guard[] = [
  {
    section: 1,
    guard: "hints about orders that nobody paid hold up no paid one",
    file: CHECKS,
    find: '...(await findDue(db, and(eq(orders.status, "PAID"), isDue), paid)),',
    put: "",
    project: "postgres",
    test: LOOK_UPS,
    title: "hints about orders that nobody paid hold up no comparison",
  },
  {
    section: 1,
    guard: "a hint during a look-up makes another one",
    file: CHECKS,
    find: "${orders.checkAt} - interval '1 microsecond'",
    put: "${orders.checkAt}",
    project: "postgres",
    test: LOOK_UPS,
    title: "a hint that comes while a payment is looked up",
  },
  {
    section: 1,
    guard: "a paid order whose charge the provider tells otherwise is found",
    file: "app/features/checkout/reconcile-orders.server.ts",
    find: "    await keepContradiction(services, order, payment);\n",
    put: "",
    project: "postgres",
    test: LOOK_UPS,
    title: "a paid order whose charge the provider tells otherwise",
  },
  {
    section: 1,
    guard: "a flood of hints is looked up five at a time",
    file: CHECKS,
    find: "isDue), unpaid)",
    put: "isDue), 1_000)",
    project: "postgres",
    test: "tests/both-engines/webhook-reconcile.test.ts",
    title: "five at a time are looked up",
  },
  {
    section: 4,
    guard: "a look-up is claimed for seconds, however often it was in vain",
    file: CHECKS,
    find: "interval '10 seconds'`;\n/** While",
    put: "interval '10 minutes'`;\n/** While",
    project: "postgres",
    test: LOOK_UPS,
    title: "a look-up that its process does not survive",
  },
  {
    section: 4,
    guard: "a payment that was asked about for days can be asked about again",
    file: CHECKS,
    find: "const MOST_CHECKS = 30_000;",
    put: "const MOST_CHECKS = 60_000;",
    project: "postgres",
    test: LOOK_UPS,
    title: "a payment that was asked about for days is still settled",
  },
  {
    section: 4,
    guard: "a refund that is asked to come again comes soon",
    file: "app/features/refund/send-refunds.server.ts",
    find: ' || reason === "busy"',
    put: "",
    project: "postgres",
    test: LOOK_UPS,
    title: "a provider that asks us to come again",
  },
];
