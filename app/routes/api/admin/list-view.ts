import { listViewSchema } from "#app/domain/desk/list/list-view-schema.ts";
import { deleteListView, saveListView } from "#app/features/desk/list/list-views.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireReader } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/list-view.ts";

/** Saves or deletes a view of one of the desk's lists, for the person who asks. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = servicesOf(context);
  return answering("common.unexpected", log, async () => {
    const change = parseForm(listViewSchema, await formOf(request));
    const { id: memberId } = await requireReader(context, change.area);
    if (change.intent === "save") await saveListView(db, { memberId, ...change });
    else await deleteListView(db, { memberId, id: change.id });
    return { ok: true as const };
  });
}
