import { roadsSchema } from "#app/domain/catalog/course/road-form.ts";
import { saveRoads } from "#app/features/catalog/desk/save-roads.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { slugParam } from "#app/platform/http/params.ts";
import { refusal } from "#app/platform/http/refusal.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/roads.ts";

export function loader(): never {
  throw refusal("common.method_not_allowed");
}

/** The roads from the hotels around a course, apart from its record. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("record.save_failed", services.log, async () => {
    const { id: by } = await requireMember(context);
    const roads = parseForm(roadsSchema, await formOf(request));
    await saveRoads(services, { by, courseId: slugParam(params.id), roads });
    return { ok: true as const };
  });
}
