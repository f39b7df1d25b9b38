import "./app.css";
import { type ReactNode, useEffect } from "react";
import { I18nextProvider } from "react-i18next";
import {
  Links,
  Meta,
  Outlet,
  redirect,
  replace,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { savedPageAddress } from "#app/domain/reservation/offline/cache-strategy.ts";
import { PAGE_OWNER } from "#app/domain/reservation/offline/copy-actions.ts";
import { loadBusiness } from "#app/features/company/business-queries.server.ts";
import { chatKey } from "#app/features/help/chat/chat-key.server.ts";
import { paymentScript } from "#app/features/order/payment/payment-gateway.server.ts";
import { ErrorPage } from "#app/features/shell/frame/error-page.tsx";
import { StagingBar } from "#app/features/shell/frame/staging-bar.tsx";
import { useAtRest } from "#app/features/shell/frame/use-at-rest.ts";
import { useFullReloads } from "#app/platform/browser/full-reloads.ts";
import { holdInstallPrompt } from "#app/platform/browser/install-prompt.ts";
import { movedTo } from "#app/platform/browser/moved-addresses.client.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { refuseWhileAway } from "#app/platform/http/database-fault.server.ts";
import { manifestPath } from "#app/platform/http/manifest-path.ts";
import { isOtherPage } from "#app/platform/http/other-page.ts";
import { useRequestFacts } from "#app/platform/http/request-facts.tsx";
import { refuseOddAddress } from "#app/platform/http/sent-text.ts";
import { i18nFor } from "#app/platform/i18n/i18n.ts";
import { loadPageWords } from "#app/platform/i18n/load-messages.client.ts";
import { LocaleProvider } from "#app/platform/i18n/locale-context.tsx";
import {
  chosenLocale,
  isAdminPath,
  localeOf,
  localeOfPath,
} from "#app/platform/i18n/request-locale.ts";
import { ruleTarget } from "#app/platform/i18n/route-rules.ts";
import { NOBODY_HERE } from "#app/platform/session/login-here.ts";
import { memberContext, memberReader } from "#app/platform/session/session.server.ts";
import { SessionProvider } from "#app/platform/session/session-provider.tsx";
import { ToastProvider } from "#app/ui/overlay/toast.tsx";
import type { Route } from "./+types/root.ts";
import pretendard from "./pretendard.css?url";

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, url }, next) => {
    const moved = ruleTarget(servicesOf(context).site.routeRules ?? {}, url.pathname);
    if (moved && request.method === "GET") throw redirect(moved, 307);
    refuseOddAddress(url);
    refuseWhileAway(context, url);
    const reader = memberReader(servicesOf(context), request);
    context.set(memberContext, reader.read);
    const response = await next();
    const own = response.headers.get("cache-control") ?? "public, no-cache";
    response.headers.set("cache-control", reader.wasAsked() ? "no-store" : own);
    if (reader.wasAsked()) await sayWhoseItIs(response, { reader, url });
    return response;
  },
];

type Read = { readonly reader: ReturnType<typeof memberReader>; readonly url: URL };

async function sayWhoseItIs({ headers }: Response, { reader, url }: Read): Promise<void> {
  // A session that could not be read says nothing.
  const member = await reader.read().catch(() => undefined);
  if (member === null) headers.set(NOBODY_HERE, "1");
  if (member && savedPageAddress(url)) headers.set(PAGE_OWNER, member.id);
}

/**
 * The words of a page come before it; where they do not come, the page stays, in the words that it has. Which they
 * are, its routes say, and those are here after `next()`.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const moved = movedTo(pathname);
    if (moved) throw redirect(moved);
    const results = await next();
    if (await loadPageWords(localeOfPath(pathname), Object.keys(results))) return results;
    const [here = ""] = window.location.href.split("#");
    // Through the history there is no way to stay: the address has changed already.
    if (request.url === here) return results;
    throw replace(here);
  },
];

/** The same for every visitor, so that public pages can be cached whole; only admin pages read a cookie. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, site } = servicesOf(context);
  const { buildId, verification } = site;
  const isStaging = site.mode === "staging";
  const chat = site.chat && chatKey(site.chat);
  const cardScript = site.payment && paymentScript(site.payment).src;
  const chosen = isAdminPath(url.pathname)
    ? chosenLocale(request.headers.get("cookie"))
    : undefined;
  const locale = chosen ?? localeOf(url);
  const business = await loadBusiness(db, locale);
  const { origin } = url;
  return { buildId, verification, origin, locale, business, chat, cardScript, isStaging };
}

/** Nothing here depends on the query, so a change of it loads no data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOtherPage(args);
}

/** The address decides the language in the shop; admin pages have the one that their staff chose. */
function useDocumentLocale(): Locale {
  const { pathname } = useLocation();
  const { adminLocale } = useRequestFacts();
  return isAdminPath(pathname) ? adminLocale : localeOfPath(pathname);
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useDocumentLocale();
  const { nonce } = useRequestFacts();
  const isStaging = useRouteLoaderData<typeof loader>("root")?.isStaging;
  useFullReloads();
  useLetters();
  useEffect(holdInstallPrompt, []);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0e7a4b" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(locale)} />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={i18nFor(locale)}>
          <LocaleProvider value={locale}>
            <SessionProvider>
              <ToastProvider>
                {isStaging ? <StagingBar /> : null}
                {children}
              </ToastProvider>
            </SessionProvider>
          </LocaleProvider>
        </I18nextProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Loaded when the page can be used; until then system fonts of the same widths are shown. */
async function fetchPretendard(): Promise<void> {
  const { loadPretendard } = await import("#app/platform/browser/pretendard.client.ts");
  await loadPretendard(pretendard);
}

/** On pages of errors too, which have no route of their own. */
function useLetters(): void {
  useEffect(() => {
    const page = document.documentElement;
    // Without it the fallback fonts stay. A font that arrives may move a line: browser tests wait for it.
    fetchPretendard()
      .catch(() => {})
      .finally(() => {
        page.dataset.lettered = "true";
      });
    // Marks for browser tests that the page is interactive.
    page.dataset.hydrated = "true";
  }, []);
}

export default function App({ loaderData: { chat, cardScript } }: Route.ComponentProps) {
  const AtRest = useAtRest();
  return (
    <>
      <Outlet />
      {AtRest ? <AtRest chat={chat} cardScript={cardScript} /> : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
