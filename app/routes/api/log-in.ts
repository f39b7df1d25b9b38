import { secondFactorSchema } from "#app/domain/member/login/account-forms.ts";
import { loginHereSchema } from "#app/domain/member/login/login-schema.ts";
import {
  type OpenedSession,
  openedHeaders,
} from "#app/features/member/login/open-session.server.ts";
import { signIn } from "#app/features/member/login/sign-in.server.ts";
import { passSecondFactor } from "#app/features/member/second-factor/pass-second-factor.server.ts";
import { offeredProviders } from "#app/features/member/social/social-providers.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import type { Route } from "./+types/log-in.ts";

/** The login providers, for the dialog over a page. */
export function loader({ context }: Route.LoaderArgs) {
  const providers = offeredProviders(servicesOf(context).site.social);
  return Response.json({ providers }, { headers: { "cache-control": "no-store" } });
}

/** A login over a page whose session has ended: the password of the member who opened it, then the second factor. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const form = await formOf(request);
    const client = clientOf(context);
    if (form.get("intent") === "code") {
      const { code } = parseForm(secondFactorSchema, form);
      const given = { code, userAgent: client.userAgent };
      return openedAnswer(await passSecondFactor(services, request, given));
    }
    const { member, ...login } = parseForm(loginHereSchema, form);
    return openedAnswer(await signIn(services, login, { ...client, request, only: member }));
  });
}

function openedAnswer(opened: OpenedSession): Response {
  const { complete, lacksFactor } = opened;
  return Response.json({ ok: true, complete, lacksFactor }, { headers: openedHeaders(opened) });
}
