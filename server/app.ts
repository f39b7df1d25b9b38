import * as pages from "virtual:react-router/server-build";
import { getConnInfo } from "@hono/node-server/conninfo";
import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { RouterContextProvider } from "react-router";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { simulatorFetchContext } from "#app/features/member/social/social-providers.server.ts";
import { type Services, type Site, servicesContext } from "#app/platform/env/services.server.ts";
import { clientAddress, clientContext } from "#app/platform/http/client-address.server.ts";
import { type DatabaseFault, expectFault } from "#app/platform/http/database-fault.server.ts";
import {
  newPageCacheRule,
  type PageCacheRule,
  pageCacheContext,
} from "#app/platform/page-cache/page-cache-rules.server.ts";
import type { KnownTables } from "#app/platform/page-cache/read-tables.server.ts";
import { refuseCredentials, sameOriginOnly } from "#server/requests/same-origin.ts";
import { keyOf, renderAndCache, respondWithCached } from "./answer-from-cache.ts";
import type { PageCache } from "./page-cache.ts";
import { requestHandler } from "./plain-addresses.ts";
import { answerAway, awayInJson } from "./requests/answer-database-away.ts";
import { languageOfFirstVisit } from "./requests/language-redirect.ts";
import { limitBodies, limitWebhooks } from "./requests/limit-bodies.ts";
import { type AppEnv, requestLog } from "./requests/request-log.ts";
import { securityHeaders } from "./requests/security-headers.ts";
import { simulatorFetch, simulators, WEBHOOK_PATH } from "./simulators.ts";

type CachedPages = { readonly cache: PageCache; readonly tables: KnownTables };

export type AppOptions = {
  readonly services: Services;
  readonly publicOrigin: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly isStopping: () => boolean;
  /** Absent while developing: every page is rendered again. */
  readonly cached?: CachedPages;
};

/** The id of this build: browsers with another one reload on their next navigation. */
export const buildId: string = pages.assets.version;

/** Everything between the socket and the pages. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { services, publicOrigin, trustedProxies, isStopping, cached } = options;
  const app = new Hono<AppEnv>();
  const addressOf = (c: Context) =>
    clientAddress(remoteAddress(c), c.req.header("x-forwarded-for"), trustedProxies);

  app.post(WEBHOOK_PATH, limitWebhooks(addressOf));
  app.use(requestLog(services.log));
  const { secureCookies: overHttps, mode } = services.site;
  app.use(securityHeaders({ overHttps, isStaging: mode === "staging" }));
  app.use(refuseCredentials);
  app.route("/", health(services, isStopping));
  app.route("/builds", builds(services.site));
  const simulator = simulators(services.site, publicOrigin);
  if (simulator) app.route("/", simulator);
  app.use(sameOriginOnly(publicOrigin));
  app.use(limitBodies());
  app.get("/", languageOfFirstVisit);
  app.use(compress());
  const fetchSimulator = simulator && simulatorFetch(simulator);
  const render = pageRenderer({ services, publicOrigin, addressOf, fetchSimulator });
  app.all("*", cached ? cachedPages(cached, render, publicOrigin) : (c) => render(c));

  app.onError((error, c) => {
    c.get("log").error({ err: error }, "a request failed");
    if (isDatabaseAway(error)) return awayInJson(c.req.path);
    return c.json({ code: "common.unexpected" }, ERROR_STATUS["common.unexpected"]);
  });
  return app;
}

type PageRender = (c: Context<AppEnv>, rule?: PageCacheRule) => Promise<Response>;

type RendererOptions = {
  readonly services: Services;
  readonly publicOrigin: string | undefined;
  readonly addressOf: (c: Context) => string;
  readonly fetchSimulator: typeof fetch | undefined;
};

/** Renders a page with the services of this request; again, as an error page, where the database is away. */
function pageRenderer(options: RendererOptions): PageRender {
  const { services, publicOrigin, addressOf, fetchSimulator } = options;
  const handle = requestHandler(pages, import.meta.env.MODE);

  function contextOf(c: Context<AppEnv>, rule: PageCacheRule, fault: DatabaseFault) {
    const context = new RouterContextProvider();
    context.set(pageCacheContext, rule);
    expectFault(context, fault);
    context.set(servicesContext, { ...services, log: c.get("log") });
    context.set(clientContext, {
      address: addressOf(c),
      userAgent: c.req.header("user-agent")?.slice(0, 300) ?? "",
    });
    if (fetchSimulator) context.set(simulatorFetchContext, fetchSimulator);
    return context;
  }

  return async (c, rule = newPageCacheRule()) => {
    const fault: DatabaseFault = { isAway: false };
    const request = asGet(publicRequest(c.req.raw, publicOrigin));
    const response = await handle(request, contextOf(c, rule, fault));
    return fault.isAway
      ? answerAway(request, (again) => handle(again, contextOf(c, newPageCacheRule(), fault)))
      : response;
  };
}

/** Answers from the page cache where it can, and renders once for concurrent requests. */
function cachedPages(
  { cache, tables }: CachedPages,
  render: PageRender,
  publicOrigin: string | undefined,
) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return render(c);
    const key = keyOf(c.req.url, publicOrigin);
    let uncached: Response | undefined;
    const renderOnce = async () => {
      const rule = newPageCacheRule();
      const rendered = await renderAndCache(cache, {
        key,
        rule,
        tables,
        render: () => render(c, rule),
      });
      uncached = rendered.response;
      return rendered.page;
    };
    const page = cache.get(key) ?? (await cache.once(key, renderOnce));
    return page ? respondWithCached(c, page) : (uncached ?? render(c));
  };
}

function remoteAddress(c: Context): string {
  return getConnInfo(c).remote.address ?? "unknown";
}

/** HEAD is GET without the body, which the server leaves out: no guard or page has to know of it. */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

/** Behind a proxy the request names an inner host; pages and origin checks must see the public one. */
function publicRequest(request: Request, publicOrigin: string | undefined): Request {
  if (!publicOrigin) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(`${publicOrigin}${pathname}${search}`, request);
}

/** What browsers ask about the build: whether there is a newer one, and what theirs carries (spec §7). */
function builds({ buildId, routeRules = {} }: Site): Hono {
  return new Hono()
    .get("/latest.json", (c) => c.json({ id: buildId }, 200, { "cache-control": "no-store" }))
    .get("/meta/:file", (c) =>
      c.req.param("file") === `${buildId}.json`
        ? c.json({ id: buildId, routeRules }, 200, { "cache-control": "no-cache" })
        : c.json({}, 404, { "cache-control": "no-store" }),
    );
}

const NO_STORE = { "cache-control": "no-store" };

/** `/health`: the process is up. `/ready`: it can serve, so a load balancer may send requests here. */
function health({ db, log }: Services, isStopping: () => boolean): Hono {
  return new Hono()
    .get("/health", (c) => c.json({ ok: true }, 200, NO_STORE))
    .get("/ready", async (c) => {
      if (isStopping()) return c.json({ ready: false, reason: "stopping" }, 503, NO_STORE);
      try {
        await db.execute(sql`select 1`);
        return c.json({ ready: true }, 200, NO_STORE);
      } catch (error) {
        log.error({ err: error }, "the database does not answer");
        return c.json({ ready: false, reason: "database" }, 503, NO_STORE);
      }
    });
}
