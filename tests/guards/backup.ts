import type { Guard } from "./guard.ts";

const LIST = "app/domain/operations/manifest.ts";

const ENGINES = "tests/postgres/backup/engines.test.ts";
const SAME = "row by row the same but for what opens a door";

/** Sections 6 and 7, after a restore: sessions and small doors that were shut in the lost time. */
export const BACKUP_GUARDS: readonly Guard[] = [
  {
    section: 6,
    guard: "a restore brings no session back",
    file: LIST,
    find: '  "sessions",\n',
    put: "",
    project: "postgres",
    test: ENGINES,
    title: SAME,
  },
  {
    section: 7,
    guard: "a restore brings no invitation to the staff back",
    file: LIST,
    find: '  "staff_invitations",\n',
    put: "",
    project: "postgres",
    test: ENGINES,
    title: SAME,
  },
  {
    section: 7,
    guard: "a restore brings no link to a shared trip back",
    file: LIST,
    find: '  "trip_links",\n',
    put: "",
    project: "postgres",
    test: ENGINES,
    title: SAME,
  },
  {
    section: 7,
    guard: "a restore makes no offer by telephone payable again",
    file: "app/features/operations/backup/restore-shop.server.ts",
    find: "      cancelled = await cancelUnpaidLinks(db);\n",
    put: "",
    project: "postgres",
    test: "tests/postgres/backup/pay-links.test.ts",
    title: "taken back in the lost time is not payable again",
  },
  {
    section: 7,
    guard: "nobody at the card window is charged for an offer that a restore cancelled",
    file: "app/features/order/record/order-status.server.ts",
    find: ".set({ holdUntil: sql`now()` })",
    put: ".set({ holdUntil: sql`hold_until` })",
    project: "postgres",
    test: "app/features/checkout/phone-order/cancel-unpaid-links.server.test.ts",
    title: "of links that were not paid none can be paid any more",
  },
];
