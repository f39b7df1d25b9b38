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
