import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import type { Failure } from "#app/platform/http/form.ts";

const failure: Failure = { ok: false, error: "auth.login_required", fields: {} };

/** As if the action had answered so: the form stays as it is and says that the login is missing. */
const LOGGED_OUT: Record<string, DataStrategyResult> = {
  "layouts/admin": { type: "data", result: data(failure, { status: 401 }) },
};

/** The guard refuses before the action, which would end at the error page instead of in the form. */
export const keepForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  return request.method !== "GET" && Object.values(results).some(isLoggedOut)
    ? LOGGED_OUT
    : results;
};

function isLoggedOut({ type, result }: DataStrategyResult): boolean {
  return type === "error" && isRouteErrorResponse(result) && result.status === 401;
}
