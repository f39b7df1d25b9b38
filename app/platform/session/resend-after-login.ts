import {
  isWaitedFor,
  needsTap,
  type SentRequest,
} from "#app/domain/common/browser/login-resend.ts";
import { withoutLocale } from "#app/platform/i18n/request-locale.ts";
import { logInHere } from "./login-here.ts";

export type Fetch = typeof fetch;

export type Page = {
  readonly origin: string;
  /** The address of the page that is shown, and the one that is on its way. */
  readonly shown: string;
  readonly wanted: string;
  /** Gives up what the router loads for the page that is shown. */
  readonly stay: () => void;
};

export type Asked = {
  readonly send: Fetch;
  readonly input: string | URL;
  readonly init: RequestInit | undefined;
  readonly pageNow?: (() => Page) | undefined;
};

function shownPage(): Page {
  const router = window.__reactRouterDataRouter;
  const { origin, pathname, search, hash } = window.location;
  return {
    origin,
    shown: pathname,
    wanted: router?.state.navigation.location?.pathname ?? pathname,
    stay: () =>
      void router?.navigate(pathname + search + hash, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }),
  };
}

/** Sends a request again after a login in place when its answer shows that the session has ended. */
export async function resendAfterLogin(
  answer: Response,
  { send, input, init, pageNow = shownPage }: Asked,
): Promise<Response> {
  const page = pageNow();
  const sent = sentRequest(new URL(input, page.origin), { init, page });
  if (!sent || !isEnded(answer, sent)) return answer;
  const signal = init?.signal;
  if (await logInHere({ signal, needsTap: needsTap(sent) })) return send(input, init);
  return sent.isData && sent.isRead
    ? orStay(answer, { path: sent.path, page: pageNow(), signal })
    : answer;
}

type Sending = { readonly init: RequestInit | undefined; readonly page: Page };

function sentRequest(url: URL, { init, page }: Sending): SentRequest | undefined {
  if (url.origin !== page.origin) return undefined;
  const isData = url.pathname.endsWith(".data");
  const path = withoutLocale(url.pathname.replace(/\/_\.data$|\.data$/, ""));
  const isRead = (init?.method ?? "GET").toUpperCase() === "GET";
  const sent = { path, isData, isRead };
  return isWaitedFor(sent) ? sent : undefined;
}

/** A page that anybody may open shows a visitor something else, and a member's page leads to the login. */
function isEnded({ status }: Response, { isData, isRead }: SentRequest): boolean {
  return status === 401 || (isData && isRead);
}

type Left = {
  readonly path: string;
  readonly page: Page;
  readonly signal: AbortSignal | null | undefined;
};

/** Without a login another page opens as for a visitor; the page that is shown stays, with what was typed into it. */
function orStay(answer: Response, { path, page, signal }: Left): Response | Promise<Response> {
  const isElsewhere = page.wanted !== page.shown && withoutLocale(page.wanted) === path;
  if (isElsewhere) return answer;
  return new Promise((_, refuse) => {
    signal?.addEventListener("abort", () => refuse(signal.reason), { once: true });
    page.stay();
  });
}
