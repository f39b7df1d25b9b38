/** Drizzle wraps what the driver says. */
export function codeOf(cause: unknown): unknown {
  const error = cause as { code?: unknown; cause?: unknown } | null;
  return error?.code ?? (error?.cause as { code?: unknown } | null | undefined)?.code;
}
