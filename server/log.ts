import pino from "pino";

/** One line of JSON per event. Query parameters stay out of it: one may be a password. */
export function openLog(level: string): pino.Logger {
  return pino({ level, serializers: { err: withoutParameters } });
}

function withoutParameters(error: unknown) {
  if (!(error instanceof Error)) return { message: "something that is not an error was thrown" };
  const query = (error as { query?: unknown }).query;
  if (typeof query !== "string") return pino.stdSerializers.err(error);
  const { message, code } = (error.cause ?? {}) as { message?: string; code?: string };
  return { type: error.name, query, message, code, stack: stackOnly(error) };
}

/** The message, which holds the parameters, comes before the first frame. */
function stackOnly({ stack = "" }: Error): string {
  return stack.slice(Math.max(0, stack.search(/\n\s+at /)));
}
