import { awayErrorCode, RETRY_AFTER } from "#app/platform/http/database-fault.server.ts";

const HEADERS = { "cache-control": "no-store", ...RETRY_AFTER };

/** What is said while the database is away: a calm page, or its code to a program. Nothing of the request is done again. */
export async function answerAway(
  { url, method, headers }: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname.startsWith("/api/") || pathname === "/mcp") return awayInJson(pathname);
  // The body was read already and is not needed.
  const without = new Headers(headers);
  without.delete("content-length");
  const response = await render(new Request(url, { method, headers: without }));
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}

export function awayInJson(pathname: string): Response {
  return Response.json(
    { ok: false, error: awayErrorCode(pathname) },
    { status: 503, headers: HEADERS },
  );
}
