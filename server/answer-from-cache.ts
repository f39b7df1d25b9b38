import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import { collectStatements } from "#app/db/connection/read-statements.server.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { loggedPath } from "#app/platform/env/logged-path.ts";
import type { Log } from "#app/platform/env/services.server.ts";
import { detectLocale } from "#app/platform/i18n/detect-locale.server.ts";
import type { PageCacheRule } from "#app/platform/page-cache/page-cache-rules.server.ts";
import { type KnownTables, readTables } from "#app/platform/page-cache/read-tables.server.ts";
import {
  bodyIn,
  type CachedPage,
  encodingFor,
  headersOf,
  isNotModified,
  type PageCache,
} from "./page-cache.ts";
import { type HeaderFacts, securityHeadersFor } from "./requests/security-headers.ts";

/** No address of ours is longer; a longer one is rendered each time and never stored. */
const MAX_KEY = 1_000;
/** How old a page may get when its tables announce every change. */
const WATCHED_SECONDS = 60;
/** How old free places and prices may get: their tables change with every booking. */
const LIVE_SECONDS = 5;

type Options = HeaderFacts & {
  readonly log: Log;
  readonly publicOrigin: string | undefined;
};

/**
 * Answers from memory before the framework runs. False where the page is not cached, or where the visitor
 * may have to be redirected to another language first.
 */
export function serveCached(cache: PageCache, { log, publicOrigin, ...facts }: Options) {
  const always = Object.entries(securityHeadersFor(facts)).flat();
  const originOf = ({ headers }: IncomingMessage) => publicOrigin ?? `http://${headers.host}`;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "", headers } = request;
    if ((method !== "GET" && method !== "HEAD") || mayNeedRedirect(request)) return false;
    const page = cache.get(originOf(request) + url);
    if (!page) return false;
    const encoding = encodingFor(page, headers["accept-encoding"]);
    const body = page.bodies.get(encoding);
    if (!body) return false;

    const requestId = randomUUID();
    const status = isNotModified(page, headers["if-none-match"]) ? 304 : 200;
    const own = Object.entries(headersOf(page, encoding)).flat();
    const sent = status === 304 ? [] : ["content-length", String(body.length)];
    response.writeHead(status, [...always, ...own, "x-request-id", requestId, ...sent]);
    response.end(status === 304 || method === "HEAD" ? undefined : body);
    const path = loggedPath(pathOf(url));
    log.info({ requestId, method, path, status, cached: true }, "request");
    return true;
  };
}

/** Only the home page redirects a first visit to its language. */
function mayNeedRedirect({ url = "", headers }: IncomingMessage): boolean {
  if (pathOf(url) !== "/") return false;
  const sent = { get: (name: string) => (headers[name] as string | undefined) ?? null };
  return detectLocale(sent) !== DEFAULT_LOCALE;
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** With its origin, which is in the page's own links. A configured origin takes precedence over the request's host. */
export function keyOf(url: string, publicOrigin: string | undefined): string {
  const { origin, pathname, search } = new URL(url);
  return `${publicOrigin ?? origin}${pathname}${search}`;
}

type RenderRequest = {
  readonly key: string;
  readonly rule: PageCacheRule;
  readonly tables: KnownTables;
  readonly render: () => Promise<Response>;
};

/** Renders a page, and stores it with the tables that it read, where its loader called `cachePage`. */
export async function renderAndCache(cache: PageCache, asked: RenderRequest) {
  const { key, rule, render } = asked;
  const ticket = cache.begin();
  const statements = new Set<string>();
  const response = await collectStatements(statements, render);
  if (!rule.isCacheable || key.length > MAX_KEY || !mayBeCached(response)) return { response };
  const body = Buffer.from(await response.arrayBuffer());
  const { headers } = response;
  if (!(await areAllLoaded(rule.parts))) return { response: new Response(body, { headers }) };
  const read = readTables(asked.tables, statements);
  const page = cache.store(key, ticket, {
    headers: { ...Object.fromEntries(headers), vary: varyOf(key) },
    body,
    tables: read.tables,
    seconds: read.areWatched ? WATCHED_SECONDS : LIVE_SECONDS,
    anyQuery: rule.anyQuery,
  });
  return { page };
}

/** The home page redirects by language, so its response also varies by cookie and language. */
function varyOf(key: string): string {
  const isHomePage = new URL(key).pathname === "/";
  return isHomePage ? "accept-encoding, cookie, accept-language" : "accept-encoding";
}

function mayBeCached({ status, headers }: Response): boolean {
  const isPublic = headers.get("cache-control")?.startsWith("public") ?? false;
  return status === 200 && isPublic && !headers.has("set-cookie");
}

async function areAllLoaded(parts: readonly Promise<unknown>[]): Promise<boolean> {
  const ends = await Promise.allSettled(parts);
  return ends.every(({ status }) => status === "fulfilled");
}

/** The cached response through the framework, for an encoding that is not compressed yet. */
export async function respondWithCached(c: Context, page: CachedPage): Promise<Response> {
  if (isNotModified(page, c.req.header("if-none-match"))) {
    return new Response(null, { status: 304, headers: headersOf(page, "identity") });
  }
  const encoding = encodingFor(page, c.req.header("accept-encoding"));
  const body = await bodyIn(page, encoding);
  return new Response(body as Uint8Array<ArrayBuffer>, { headers: headersOf(page, encoding) });
}
