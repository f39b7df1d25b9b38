import { AppError } from "#app/domain/common/errors/errors.ts";
import {
  keepsSearches,
  setSearchRecording,
} from "#app/features/catalog/search/save-searches.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf } from "#app/platform/http/form.ts";
import { memberOf, requireAnyMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/search-choice.ts";

const NO_STORE = { headers: { "cache-control": "no-store" } };

/** Whether a member's searches are stored; a visitor's choice stays in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member) return Response.json({}, { status: 401, ...NO_STORE });
  return Response.json({ keeps: await keepsSearches(servicesOf(context).db, member.id) }, NO_STORE);
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id } = await requireAnyMember(context);
    const form = await formOf(request);
    const keeps = form.get("keeps");
    // Another tab may have logged in as another member.
    if (form.get("member") !== id) throw new AppError("auth.login_required");
    if (keeps !== "yes" && keeps !== "no") throw new AppError("common.bad_request");
    await setSearchRecording(services.db, id, keeps === "yes");
    return Response.json({ keeps: keeps === "yes" }, NO_STORE);
  });
}
