import { createContext, type RouterContextProvider } from "react-router";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { refusal } from "./refusal.ts";

/** Seconds after which it is worth coming again. */
export const RETRY_AFTER = { "retry-after": "5" };

/** Whether the database could not be reached during one request. */
export type DatabaseFault = { isAway: boolean };

const faultContext = createContext<DatabaseFault | undefined>(undefined);

/** Before a request is answered; what it holds afterwards says whether the answer counts. */
export function expectFault(context: RouterContextProvider, fault: DatabaseFault): void {
  context.set(faultContext, fault);
}

/** The router hides what it does not know; this remembers the one kind that is said to the reader. */
export function noteFault(context: Readonly<RouterContextProvider>, error: unknown): void {
  const fault = context.get(faultContext);
  if (fault && isDatabaseAway(error)) fault.isAway = true;
}

/** Refuses a request whose database is known to be away, without a query. */
export function refuseWhileAway(context: Readonly<RouterContextProvider>, url: URL): void {
  if (context.get(faultContext)?.isAway) throw refusal(awayErrorCode(url.pathname));
}

/** After a payment the message says that nothing is lost. */
export function awayErrorCode(pathname: string): ErrorCode {
  const isPayment = /^\/payment(\/|$)/.test(withoutLocale(pathname));
  return isPayment ? "payment.records_away" : "common.records_away";
}
