import { BACKUP_GUARDS } from "./backup.ts";
import { CHARACTER_GUARDS } from "./characters.ts";
import { CROWD_GUARDS } from "./crowd.ts";
import { DESK_GUARDS } from "./desk.ts";
import { DOOR_GUARDS } from "./doors.ts";
import { FAILOVER_GUARDS } from "./failover.ts";
import { FOREIGN_PAYMENT_GUARDS } from "./foreign-payments.ts";
import type { Guard } from "./guard.ts";
import { HOLD_GUARDS } from "./holds.ts";
import { LISTED_HINT_GUARDS } from "./listed-hints.ts";
import { LOOK_UP_GUARDS } from "./look-ups.ts";
import { MAILED_CODE_GUARDS } from "./mailed-codes.ts";
import { PAGE_CACHE_GUARDS } from "./page-cache.ts";
import { PROVIDER_GUARDS } from "./provider.ts";
import { REFUND_GUARDS } from "./refunds.ts";
import { SESSION_GUARDS } from "./sessions.ts";
import { SILENT_SERVER_GUARDS } from "./silent-servers.ts";
import { TOO_LATE_GUARDS } from "./too-late.ts";
import { VOUCHER_GUARDS } from "./vouchers.ts";
import { WAY_IN_GUARDS } from "./ways-in.ts";

/** What must not be taken away without a test turning red; `npm run test:guards` takes each away in a copy. */
export const GUARDS: readonly Guard[] = [
  ...PROVIDER_GUARDS,
  ...LOOK_UP_GUARDS,
  ...LISTED_HINT_GUARDS,
  ...FOREIGN_PAYMENT_GUARDS,
  ...REFUND_GUARDS,
  ...CHARACTER_GUARDS,
  ...CROWD_GUARDS,
  ...HOLD_GUARDS,
  ...TOO_LATE_GUARDS,
  ...FAILOVER_GUARDS,
  ...SILENT_SERVER_GUARDS,
  ...SESSION_GUARDS,
  ...WAY_IN_GUARDS,
  ...MAILED_CODE_GUARDS,
  ...DOOR_GUARDS,
  ...DESK_GUARDS,
  ...PAGE_CACHE_GUARDS,
  ...BACKUP_GUARDS,
  ...VOUCHER_GUARDS,
];
