import type { MiddlewareFunction } from "react-router";
import { mayMoveMoney, movesMoney } from "#app/domain/desk/money-form.ts";
import { isFactorStale } from "#app/domain/member/login/session-times.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { currentSession } from "./session.server.ts";

/** Before every action of the desk: what moves money wants a second factor of the last half hour. */
export const requireFreshFactor: MiddlewareFunction<Response> = async ({
  request,
  context,
  pattern,
}) => {
  if (request.method === "GET" || request.method === "HEAD" || !mayMoveMoney(pattern)) return;
  const session = await currentSession(servicesOf(context), request);
  if (session && !isFactorStale(session)) return;
  // The action reads the form itself: a copy finds out which of the page's forms it is.
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  if (movesMoney(pattern, String(form?.get("intent") ?? ""))) {
    throw refusal("auth.factor_stale");
  }
};
