/** What only the driver says: it lost the server, or could not reach it. */
const DRIVER = /^CONNECT(ION)?_/;
/** What the server says while it goes down, comes up, or has no room for us. */
const SERVER = /^(08\w{3}|57P0[1-5]|53300)$/;
/** Network error codes; they mean the database only when a query failed with them. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/;

/** Whether the database could not be reached, or was lost on the way: the fault of no query, and over some day. */
export function isDatabaseAway(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const code = String((error as { code?: unknown }).code);
    // The driver notes on an error which query met it.
    const wasQuery = "query" in error;
    if (DRIVER.test(code) || SERVER.test(code) || (wasQuery && NETWORK.test(code))) return true;
  }
  return false;
}
