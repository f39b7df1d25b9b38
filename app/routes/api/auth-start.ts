import { redirect, redirectDocument } from "react-router";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isSocialProvider, type SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { ATTEMPT_MINUTES, beginAttempt } from "#app/features/member/social/begin-attempt.server.ts";
import { disconnectProvider } from "#app/features/member/social/disconnect-provider.server.ts";
import { doneAddress } from "#app/features/member/social/done-address.ts";
import { readSocialCookie, socialCookie } from "#app/features/member/social/pending-join.server.ts";
import { ProviderError, providersOf } from "#app/features/member/social/social-providers.server.ts";
import {
  callbackOf,
  startConnecting,
  startProving,
} from "#app/features/member/social/start-connecting.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf } from "#app/platform/http/form.ts";
import { orNotFound } from "#app/platform/http/refusal.ts";
import { returnPath } from "#app/platform/http/return-path.ts";
import { Throttled, throttleOf } from "#app/platform/http/throttle.server.ts";
import { detectLocale } from "#app/platform/i18n/detect-locale.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { localized } from "#app/platform/i18n/request-locale.ts";
import { memberOf, requireMember } from "#app/platform/session/session.server.ts";
import { newToken } from "#app/platform/session/session-store.server.ts";
import type { Route } from "./+types/auth-start.ts";

/** Long enough for the provider's page and for the consents after it. */
const STAY_S = 30 * 60;

/** `?next=/mypage&popup=1&stay=1`: off to the provider. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const provider = providersOf(context, url.origin)(nameOf(params));
  const popup = url.searchParams.get("popup") === "1";
  const home = localized("/mypage", detectLocale(request.headers));
  const next = returnPath(url.searchParams.get("next"), home);
  // The owner has not set it up yet: the link is an old one, or of another shop.
  if (!provider) throw redirect(doneAddress({ next, popup, error: "common.not_ready" }));

  // Read although unused, because it marks the answer as not cacheable.
  await memberOf(context);

  // An existing cookie is reused: two tabs may log in at the same time.
  const browser = readSocialCookie(request, services.site, "social") ?? newToken();
  try {
    await throttleOf(services.db).take("social-start", clientOf(context).address);
    const address = await beginAttempt(services, provider, {
      browser,
      redirectUri: callbackOf(url.origin, provider.name),
      returnTo: next,
      popup,
      linkMemberId: null,
    });
    const stay = url.searchParams.get("stay") === "1";
    const headers = new Headers({ "cache-control": "no-store" });
    const cookies = [
      socialCookie(services.site, "social", browser, ATTEMPT_MINUTES * 60),
      socialCookie(services.site, "social-stay", stay ? "1" : "", stay ? STAY_S : 0),
    ];
    for (const cookie of cookies) headers.append("set-cookie", cookie);
    return redirect(address.href, { headers });
  } catch (cause) {
    if (cause instanceof Throttled) {
      const { code: error, headers } = cause;
      return redirect(doneAddress({ next, popup, error }), { headers });
    }
    if (!(cause instanceof ProviderError)) throw cause;
    services.log.warn({ err: cause, provider: provider.name }, "a login provider failed");
    return redirect(doneAddress({ next, popup, error: "auth.social_failed" }));
  }
}

/** Connects the provider to the current member, asks it who they are, or disconnects it. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const member = await requireMember(context);
    const form = await formOf(request);
    const provider = nameOf(params);
    const providerOf = providersOf(context, url.origin);
    const intent = form.get("intent");
    if (intent === "connect" || intent === "prove") {
      await throttleOf(services.db).take("social-start", member.id);
      const browser = readSocialCookie(request, services.site, "social") ?? newToken();
      const next = String(form.get("next") ?? "");
      const start = intent === "connect" ? startConnecting : startProving;
      const address = await start(services, providerOf, {
        memberId: member.id,
        provider,
        form,
        browser,
        origin: url.origin,
        returnTo: returnPath(next, localized("/mypage/security", member.locale)),
      });
      const cookie = socialCookie(services.site, "social", browser, ATTEMPT_MINUTES * 60);
      return redirectDocument(address.href, { headers: { "set-cookie": cookie } });
    }
    if (intent !== "disconnect") throw new AppError("common.bad_request");
    await disconnectProvider(services, providerOf, {
      memberId: member.id,
      provider,
      providerName: translator(member.locale)(`social:name.${provider}`),
    });
    return { ok: true as const };
  });
}

function nameOf({ provider }: { readonly provider: string }): SocialProvider {
  return orNotFound(isSocialProvider(provider) ? provider : null);
}
