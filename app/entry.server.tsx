import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import { chatHosts } from "#app/features/help/chat/chat-key.server.ts";
import { paymentHosts } from "#app/features/order/payment/payment-gateway.server.ts";
import { loggedPath } from "#app/platform/env/logged-path.ts";
import { type Site, servicesOf } from "#app/platform/env/services.server.ts";
import { isCrawler } from "#app/platform/http/crawler.server.ts";
import { noteFault } from "#app/platform/http/database-fault.server.ts";
import { contentSecurityPolicy } from "#app/platform/http/headers/content-security-policy.ts";
import { scriptHashes } from "#app/platform/http/headers/script-hashes.server.ts";
import { RequestFactsProvider } from "#app/platform/http/request-facts.tsx";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { chosenLocale, isAdminPath } from "#app/platform/i18n/request-locale.ts";
import {
  type PageCacheRule,
  pageCacheContext,
} from "#app/platform/page-cache/page-cache-rules.server.ts";
import { paintFirst } from "#app/platform/page-cache/paint-first.server.ts";

addAllMessages();

/** Data that is later than this shows its own error, not the page's. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const crawler = isCrawler(request.headers.get("user-agent"));
  if (crawler && status >= 400) return Promise.resolve(plainStatus(request, status, headers));
  headers.set("content-type", "text/html; charset=utf-8");
  const rule = context.get(pageCacheContext);
  const hosts = otherHosts(servicesOf(context).site, new URL(request.url).pathname);
  const answer = { request, status, headers, routerContext, hosts };
  return rule?.isCacheable && status === 200
    ? wholePage(answer, rule)
    : streamedPage(answer, crawler ? "onAllReady" : "onShellReady");
}

type Answer = {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly routerContext: EntryContext;
  readonly hosts: ReturnType<typeof otherHosts>;
};

/** The desk is a document of its own, and without the chat. */
function otherHosts({ mapTiles, payment, chat }: Site, pathname: string) {
  return {
    tiles: mapTiles?.host,
    cards: payment && paymentHosts(payment),
    chat: chat && !isAdminPath(pathname) ? chatHosts(chat) : undefined,
  };
}

/** Streamed while it renders; its scripts carry a nonce. */
function streamedPage(
  { request, status, headers, routerContext, hosts }: Answer,
  begin: "onAllReady" | "onShellReady",
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64url");
  allowScripts(headers, `'nonce-${nonce}'`, hosts);
  return new Promise((resolve, reject) => {
    let failed = status;
    const { pipe, abort } = renderToPipeableStream(
      <Page request={request} routerContext={routerContext} nonce={nonce} />,
      {
        nonce,
        [begin]() {
          const body = new PassThrough();
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: failed }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError() {
          failed = 500;
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Cached and sent to many visitors: rendered whole first, its scripts allowed by their hashes instead of a nonce. */
function wholePage(
  { request, status, headers, routerContext, hosts }: Answer,
  rule: PageCacheRule,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const finish = async () => {
      const body = new PassThrough();
      pipe(body);
      const whole = await text(body);
      const html = import.meta.env.PROD ? paintFirst(whole) : whole;
      allowScripts(headers, scriptHashes(html).join(" "), hosts);
      resolve(new Response(html, { headers, status }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <Page request={request} routerContext={routerContext} />,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => void finish().catch(reject),
        onShellError: reject,
        onError() {
          rule.tables = undefined;
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000);
  });
}

type PageProps = Pick<Answer, "request" | "routerContext"> & { readonly nonce?: string };

function Page({ request, routerContext, nonce }: PageProps) {
  const adminLocale = chosenLocale(request.headers.get("cookie")) ?? DEFAULT_LOCALE;
  return (
    <RequestFactsProvider value={nonce ? { nonce, adminLocale } : { adminLocale }}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </RequestFactsProvider>
  );
}

function allowScripts(headers: Headers, named: string, hosts: Answer["hosts"]): void {
  // Vite's hot reload writes scripts of its own into the page.
  if (!import.meta.env.PROD) return;
  headers.set("content-security-policy", contentSecurityPolicy(named, hosts));
}

/** Crawlers do not get the error page, only what happened (spec §2). */
function plainStatus(request: Request, status: number, headers: Headers): Response {
  const { pathname } = new URL(request.url);
  headers.set("content-type", "text/plain; charset=utf-8");
  const text = status === 404 ? `404 Page Not Found: ${pathname}` : `${status}`;
  return new Response(text, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  noteFault(context as RouterContextProvider, error);
  const { log } = servicesOf(context as RouterContextProvider);
  log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, "a page failed");
};
