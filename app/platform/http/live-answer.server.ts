import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  type QueryValues,
  type Readers,
  readId,
  readQuery,
} from "#app/domain/common/query-readers.ts";

const NO_STORE = { "cache-control": "no-store" };

/** JSON that no cache may store; a refusal is sent as its error code. */
export async function liveAnswer(work: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await work(), { headers: NO_STORE });
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return Response.json({ error: cause.code }, { status: cause.status, headers: NO_STORE });
  }
}

/** Unlike the address of a page, a request to the API must be valid. */
export function queryOf<R extends Readers>(readers: R, url: URL): QueryValues<R> {
  const { query, invalid } = readQuery(readers, url.searchParams);
  if (invalid.length > 0) throw new AppError("common.bad_request");
  return query;
}

/** An invalid id is answered 404 without a query. */
export function idOf(text: string): string {
  return known(readId(text));
}

export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError("common.not_found");
  return value;
}
