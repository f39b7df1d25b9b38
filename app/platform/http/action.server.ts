import { data } from "react-router";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { DayRefused } from "#app/domain/catalog/alert/day-alert-rules.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Log } from "#app/platform/env/services.server.ts";
import { RETRY_AFTER } from "./database-fault.server.ts";
import { type Failure, FormError } from "./form.ts";
import { Throttled } from "./throttle.server.ts";

/**
 * Runs an action and turns what it throws into an answer the form can show.
 * `fallback` is what the user reads when the fault is ours: "Post failed".
 */
export async function answering<T>(fallback: ErrorCode, log: Log, work: () => Promise<T>) {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof FormError) return refuse("common.bad_request", 400, cause.fields);
    if (cause instanceof Throttled) return refuseForNow(cause);
    if (cause instanceof DayRefused) return refuseDay(cause);
    if (cause instanceof AppError) return refuseWith(cause);
    if (!(cause instanceof Error)) throw cause; // a redirect or a refusal: the router answers those
    log.error({ err: cause, code: fallback }, "an action failed");
    if (isDatabaseAway(cause)) return refuse("common.records_away", 503, {}, RETRY_AFTER);
    return refuse(fallback, 500);
  }
}

/** For routes whose answers say more than a status, such as when to try again: `export { answerHeaders as headers }`. */
export function answerHeaders({ actionHeaders, loaderHeaders }: AnswerHeaders): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
}

type AnswerHeaders = { readonly actionHeaders: Headers; readonly loaderHeaders: Headers };

function refuseForNow({ code, status, headers, minutes }: Throttled) {
  return data<Failure>({ ok: false, error: code, fields: {}, minutes }, { status, headers });
}

function refuseDay({ code, status, day }: DayRefused) {
  return data<Failure>({ ok: false, error: code, fields: {}, day }, { status });
}

/** What is away or busy now says when it is worth coming again. */
function refuseWith({ code, status }: AppError) {
  return refuse(code, status, {}, status === 503 ? RETRY_AFTER : {});
}

function refuse(
  error: ErrorCode,
  status: number,
  fields: Failure["fields"] = {},
  headers: Record<string, string> = {},
) {
  return data<Failure>({ ok: false, error, fields }, { status, headers });
}
