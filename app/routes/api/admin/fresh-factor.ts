import { secondFactorSchema } from "#app/domain/member/login/account-forms.ts";
import { isFactorStaleSoon } from "#app/domain/member/login/session-times.ts";
import { renewSecondFactor } from "#app/features/member/second-factor/renew-second-factor.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { refusing } from "#app/platform/http/refusal.ts";
import { requireReader } from "#app/platform/session/page-guards.server.ts";
import { currentSession } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/fresh-factor.ts";

/** Whether a form that moves money would be refused now without a code. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await refusing(requireReader(context, "home"));
  const session = await currentSession(servicesOf(context), request);
  const asks = session !== null && isFactorStaleSoon(session);
  return Response.json({ asks }, { headers: { "cache-control": "no-store" } });
}

/** The code that was asked for. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    await requireReader(context, "home");
    const { code } = parseForm(secondFactorSchema, await formOf(request));
    await renewSecondFactor(services, request, code);
    return Response.json({ ok: true });
  });
}
