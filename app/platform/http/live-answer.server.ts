import { AppError } from "#app/domain/errors.ts";
import { type Asked, askedId, type Readers, readAsked } from "#app/domain/query-readers.ts";

const NO_STORE = { "cache-control": "no-store" };

/** JSON that nobody on the way may keep; what we refuse travels as its code. */
export async function liveAnswer(work: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await work(), { headers: NO_STORE });
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return Response.json({ error: cause.code }, { status: cause.status, headers: NO_STORE });
  }
}

/** Unlike the address of a page, a question to the server must be well put. */
export function askedOf<R extends Readers>(readers: R, url: URL): Asked<R> {
  const { asked, bad } = readAsked(readers, url.searchParams);
  if (bad.length > 0) throw new AppError("common.bad_request");
  return asked;
}

/** What cannot be an id is not looked for. */
export function idOf(text: string): string {
  return known(askedId(text));
}

export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError("common.not_found");
  return value;
}
