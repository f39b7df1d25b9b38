/** What the server says while it goes down, comes up, has no room for us, or can write nothing down. */
const SERVER = /^(08\w{3}|57P0[1-5]|53[123]00|58030|25006)$/;
/** After these the same connection is of no use: its server goes down, or may not be written to any more. */
const OVER = /^(57P0[1-5]|25006)$/;
/** Network error codes; they mean the database only when a query failed with them. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE)$/;
/** What the driver says of a connection that was lost, without a code. */
const DRIVER =
  /^(Connection terminated|Client was closed|Client has encountered a connection error)\b/;

/** No connection could be opened, or the server no longer answers on it. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  readonly code: string;

  constructor(cause?: unknown) {
    super("the connection to the database was lost", { cause });
    this.code = (cause as { code?: string } | undefined)?.code ?? "CONNECTION_LOST";
  }
}

export function isOverForConnection(code: string): boolean {
  return OVER.test(code);
}

/** Whether the database was unreachable or lost during the query: not the query's fault, and temporary. */
export function isDatabaseAway(cause: unknown): boolean {
  let wasQuery = false;
  for (let error = cause; error instanceof Error; error = error.cause) {
    const code = String((error as { code?: unknown }).code);
    // Drizzle notes on an error which query met it.
    wasQuery ||= "query" in error;
    // By its name: the server's bundle has a class of its own.
    if (error.name === "ConnectionLost" || SERVER.test(code)) return true;
    if (wasQuery && (NETWORK.test(code) || DRIVER.test(error.message))) return true;
  }
  return false;
}

/** Drizzle wraps what the driver says. */
export function codeOf(cause: unknown): unknown {
  const error = cause as { code?: unknown; cause?: unknown } | null;
  return error?.code ?? (error?.cause as { code?: unknown } | null | undefined)?.code;
}

/** Whether the database refused a row because another has its key: what two people wanted at once, one got. */
export function isUniqueViolation(cause: unknown): boolean {
  const codes = [cause, (cause as { cause?: unknown } | null)?.cause].map(
    (error) => (error as { code?: unknown } | null)?.code,
  );
  return codes.includes("23505");
}
