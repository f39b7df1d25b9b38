import { findLoginIdAnswer } from "#app/features/member/account/account-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { clientOf } from "#app/platform/http/client-address.server.ts";
import { Throttled, throttleOf } from "#app/platform/http/throttle.server.ts";
import type { Route } from "./+types/login-id.ts";

const NO_STORE = { "cache-control": "no-store" };

/** Whether an ID is still free: limited per address, so that the list of members cannot be read out here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  try {
    await throttleOf(db).take("login-id", clientOf(context).address);
  } catch (cause) {
    if (!(cause instanceof Throttled)) throw cause;
    const headers = { ...NO_STORE, ...cause.headers };
    return Response.json({ free: false, error: cause.code }, { status: cause.status, headers });
  }
  const answer = await findLoginIdAnswer(db, (url.searchParams.get("id") ?? "").slice(0, 100));
  return Response.json(answer, { headers: NO_STORE });
}
