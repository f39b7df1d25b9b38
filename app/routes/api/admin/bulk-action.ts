import { z } from "zod";
import { bulkActionOf } from "#app/features/admin/lists/bulk-actions.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireAdmin } from "#app/platform/session/guards.server.ts";
import type { Route } from "./+types/bulk-action.ts";

const bulkSchema = z.object({
  action: z.string().max(60),
  id: z.string().min(1).max(64),
  version: z.coerce.number().int().positive().max(2_147_483_647),
});

/** One row of an action on several; the browser asks for the next when this one is answered. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const { action: name, id, version } = parseForm(bulkSchema, await formOf(request));
    const { area, run } = bulkActionOf(name);
    const { id: by } = await requireAdmin(context, area);
    await run(services, { by, id, version });
    return Response.json({ ok: true });
  });
}
