import type { Guard } from "./guard.ts";

const REQUEST = "app/features/reservation/change/request-change.server.ts";
const CHANGE = "tests/postgres/reservation/sold-out-change.test.ts";
const TITLE = "who comes later read the same: 409 with the wished line and the nearest hours";

/** Section 3: who changes or pays too late reads what every buyer reads. */
export const TOO_LATE_GUARDS: readonly Guard[] = [
  {
    section: 3,
    guard: "who changes a line too late has the one answer",
    file: REQUEST,
    find: "if (gone) throw new WishSoldOut(gone.key, gone.line);",
    put: "",
    project: "postgres",
    test: CHANGE,
    title: TITLE,
  },
  {
    section: 3,
    guard: "who changes a line and loses in the write reads of the wish",
    file: REQUEST,
    find: "await namedByWish(plan, () => applyLines(tx, applied));",
    put: "await applyLines(tx, applied);",
    project: "postgres",
    test: CHANGE,
    title: TITLE,
  },
  {
    section: 3,
    guard: "who pays more for a change and loses in the write reads of the wish",
    file: REQUEST,
    find: "await namedByWish(plan, () => holdChange(tx, services, holding));",
    put: "await holdChange(tx, services, holding);",
    project: "postgres",
    test: CHANGE,
    title: TITLE,
  },
  {
    section: 3,
    guard: "who changes a line too late reads the nearest hours",
    file: "app/features/reservation/change/wish-sold-out.server.ts",
    find: "return withNearestTimes(db, [cause.wished], now(), () => Promise.reject(cause));",
    put: "void [db, now];\n    throw cause;",
    project: "postgres",
    test: CHANGE,
    title: TITLE,
  },
  {
    section: 3,
    guard: "who pays a link again too late reads the nearest hours",
    file: "app/features/checkout/phone-order/begin-payment.server.ts",
    find: "await linesOfLink(db, linkId)",
    put: "[]",
    project: "postgres",
    test: "app/features/checkout/phone-order/phone-order.server.test.ts",
    title: "who pays again after a declined card and finds the hour sold reads the nearest ones",
  },
];
