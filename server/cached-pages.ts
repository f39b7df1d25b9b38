import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import type { Log } from "#app/platform/env/services.server.ts";
import { detectLocale } from "#app/platform/i18n/locale.ts";
import type { PageCacheRule } from "#app/platform/page-cache/cache-page.server.ts";
import {
  bodyIn,
  encodingFor,
  headersOf,
  isHeldAlready,
  type OfflinePage,
  type PageCache,
} from "./page-cache.ts";
import { securityHeadersFor } from "./security-headers.ts";

/** What is longer than any address of ours is made anew each time. */
const MAX_KEY = 1_000;

type Options = { readonly log: Log; readonly overHttps: boolean };

/**
 * Answers from memory before any framework is asked. False when the page is not there, or when who asks
 * may have to be led elsewhere first.
 */
export function serveCached(cache: PageCache, { log, overHttps }: Options) {
  const always = Object.entries(securityHeadersFor(overHttps)).flat();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || isFrontDoorOfOthers(request)) return false;
    const page = cache.get(`${headers.host}${url}`);
    if (!page) return false;
    const encoding = encodingFor(page, headers["accept-encoding"]);
    const body = page.bodies.get(encoding);
    if (!body) return false;

    const requestId = randomUUID();
    const status = isHeldAlready(page, headers["if-none-match"]) ? 304 : 200;
    const own = Object.entries(headersOf(page, encoding)).flat();
    const sent = status === 304 ? [] : ["content-length", String(body.length)];
    response.writeHead(status, [...always, ...own, "x-request-id", requestId, ...sent]);
    response.end(status === 304 || method === "HEAD" ? undefined : body);
    log.info({ requestId, method, path: pathOf(url), status, kept: true }, "request");
    return true;
  };
}

/** Only the front door leads a first visit to its language; there the answer hangs on who asks. */
function isFrontDoorOfOthers({ url = "", headers }: IncomingMessage): boolean {
  if (pathOf(url) !== "/") return false;
  const asked = { get: (name: string) => (headers[name] as string | undefined) ?? null };
  return detectLocale(asked) !== "ko";
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

export function keyOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${host}${pathname}${search}`;
}

type Making = {
  readonly key: string;
  readonly keep: PageCacheRule;
  readonly render: () => Promise<Response>;
};

/** Makes a page, and keeps it where the page itself says that it may be kept. */
export async function makePage(cache: PageCache, { key, keep, render }: Making) {
  const ticket = cache.begin();
  const response = await render();
  const { tables, seconds, anyQuery } = keep;
  if (!tables || key.length > MAX_KEY || !mayBeKept(response)) return { response };
  const body = Buffer.from(await response.arrayBuffer());
  const { headers } = response;
  if (!(await areWhole(keep.parts))) return { response: new Response(body, { headers }) };
  const page = cache.keep(key, ticket, {
    headers: { ...Object.fromEntries(headers), vary: varyOf(key) },
    body,
    tables,
    seconds,
    anyQuery,
  });
  return { page };
}

/** At the front door the answer is another one for who reads another language. */
function varyOf(key: string): string {
  const isFrontDoor = pathOf(key.slice(key.indexOf("/"))) === "/";
  return isFrontDoor ? "accept-encoding, cookie, accept-language" : "accept-encoding";
}

function mayBeKept({ status, headers }: Response): boolean {
  const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
  return status === 200 && isPublic && !headers.has("set-cookie");
}

async function areWhole(parts: readonly Promise<unknown>[]): Promise<boolean> {
  const ends = await Promise.allSettled(parts);
  return ends.every(({ status }) => status === "fulfilled");
}

/** The same answer through the framework, for those whose compression is not made yet. */
export async function answerFromOffline(c: Context, page: OfflinePage): Promise<Response> {
  if (isHeldAlready(page, c.req.header("if-none-match"))) {
    return new Response(null, { status: 304, headers: headersOf(page, "identity") });
  }
  const encoding = encodingFor(page, c.req.header("accept-encoding"));
  const body = await bodyIn(page, encoding);
  return new Response(body as Uint8Array<ArrayBuffer>, { headers: headersOf(page, encoding) });
}
