import { redirect } from "react-router";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { isSocialProvider } from "#app/domain/member/login/social-provider.ts";
import {
  answerCallback,
  type CallbackAnswer,
} from "#app/features/member/social/answer-callback.server.ts";
import {
  ATTEMPT_MINUTES,
  type TakenAttempt,
  takeAttempt,
} from "#app/features/member/social/begin-attempt.server.ts";
import { doneAddress } from "#app/features/member/social/done-address.ts";
import { enteredAnswer } from "#app/features/member/social/entered-answer.server.ts";
import { readSocialCookie, socialCookie } from "#app/features/member/social/pending-join.server.ts";
import { providersOf } from "#app/features/member/social/social-providers.server.ts";
import { callbackOf, goOnConnecting } from "#app/features/member/social/start-connecting.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { detectLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { currentSession, memberOf } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/auth-callback.ts";

/** The provider sends the browser back here. A mismatch ends with a message, never with a session. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const name = orNotFound(isSocialProvider(params.provider) ? params.provider : null);
  const providerOf = providersOf(context, url.origin);
  const provider = orNotFound(providerOf(name));
  // Always read, because it marks the answer as not cacheable.
  const member = await memberOf(context);
  const session = await currentSession(services, request);
  const browser = readSocialCookie(request, services.site, "social");
  const state = url.searchParams.get("state");
  const attempt = await takeAttempt(services, { provider: name, state, browser });
  if (!attempt) {
    const next = localized("/mypage", detectLocale(request.headers));
    return away(doneAddress({ next, popup: false, error: "auth.social_failed" }));
  }

  try {
    const answer = await answerCallback(services, provider, {
      url,
      redirectUri: callbackOf(url.origin, name),
      attempt,
      signedIn: member && session && { ...member, sessionId: session.id },
    });
    if (answer.kind === "proved" && answer.connects) {
      const { memberId, connects } = answer;
      const way = { memberId, connects, browser: browser ?? "", origin: url.origin };
      const { returnTo } = attempt;
      const address = await goOnConnecting(services, providerOf, { ...way, returnTo });
      const cookie = socialCookie(services.site, "social", way.browser, ATTEMPT_MINUTES * 60);
      return away(address.href, cookie);
    }
    if (answer.kind !== "enter") return goOn(answer, attempt);
    const { userAgent } = clientOf(context);
    return await enteredAnswer(services, answer.memberId, {
      next: attempt.returnTo,
      popup: attempt.popup,
      identity: answer.identity,
      userAgent,
      request,
    });
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    return failed(attempt, cause.code);
  }
}

function goOn(answer: Exclude<CallbackAnswer, { kind: "enter" }>, attempt: TakenAttempt) {
  const { returnTo: next, popup } = attempt;
  if (answer.kind === "join")
    return away(doneAddress({ next, popup, consent: true }), answer.cookie);
  const back = new URL(next, "http://this.site");
  if (answer.kind === "proved") back.searchParams.set("done", "proved");
  else back.searchParams.set("connected", answer.provider);
  return away(`${back.pathname}${back.search}`);
}

function failed({ returnTo, popup }: TakenAttempt, error: ErrorCode) {
  return away(doneAddress({ next: returnTo, popup, error }));
}

function away(address: string, cookie?: string) {
  return redirect(address, { headers: cookie ? { "set-cookie": cookie } : {} });
}
