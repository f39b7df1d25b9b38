import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Log } from "#app/platform/env/services.server.ts";
import { RETRY_AFTER } from "#app/platform/http/database-fault.server.ts";
import { Throttled } from "#app/platform/http/throttle.server.ts";

const NO_STORE = { "cache-control": "no-store" };

/** Answers a program in JSON, never from a cache: what the work returns, or its refusal with the code and status. */
export async function apiAnswer(log: Log, work: () => Promise<object>): Promise<Response> {
  try {
    const answer = await work();
    return answer instanceof Response ? answer : Response.json(answer, { headers: NO_STORE });
  } catch (cause) {
    if (!(cause instanceof AppError)) {
      log.error({ err: cause }, "a question could not be answered");
      return refused("common.unexpected", 500);
    }
    const later = cause instanceof Throttled ? cause.headers : cause.status === 503 && RETRY_AFTER;
    return refused(cause.code, cause.status, later || {});
  }
}

/** What was sent is not of its form: names the field. */
export function refusedField(field: string): Response {
  const refusal = { ok: false, error: "common.bad_request", field };
  return Response.json(refusal, { status: 422, headers: NO_STORE });
}

function refused(error: string, status: number, headers: Record<string, string> = {}): Response {
  return Response.json({ ok: false, error }, { status, headers: { ...NO_STORE, ...headers } });
}
