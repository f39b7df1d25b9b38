import { z } from "zod";
import { bulkActionOf, runStep } from "#app/features/operations/lists/bulk-actions.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { FormError, fieldErrors, formOf } from "#app/platform/http/form.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/bulk-action.ts";

const MAX_STEP = 20;

const stepSchema = z.object({
  action: z.string().max(60),
  rows: z
    .array(
      z.object({
        id: z.string().min(1).max(64),
        version: z.coerce.number().int().positive().max(2_147_483_647),
      }),
    )
    .min(1)
    .max(MAX_STEP),
});

/** Some rows of an action on many; the browser sends the next ones when these are answered. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("common.unexpected", services.log, async () => {
    const form = await formOf(request);
    const { action: name, rows } = stepOf(form);
    const { area, run } = bulkActionOf(name);
    const { id: by } = await requireAdmin(context, area);
    const step = { by, rows, values: valuesOf(form) };
    return Response.json({ ok: true, refused: await runStep(services, run, step) });
  });
}

function stepOf(form: FormData) {
  const versions = form.getAll("version");
  const rows = form.getAll("id").map((id, index) => ({ id, version: versions[index] }));
  const parsed = stepSchema.safeParse({ action: form.get("action"), rows });
  if (!parsed.success) throw new FormError(fieldErrors(parsed.error));
  return parsed.data;
}

/** What was typed for the action, such as a reason. */
function valuesOf(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name]) => !["action", "id", "version"].includes(name));
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}
