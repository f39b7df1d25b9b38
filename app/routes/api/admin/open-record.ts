import { z } from "zod";
import { ADMIN_AREAS } from "#app/domain/desk/role/role-rights.ts";
import { reportClosed, reportOpen } from "#app/features/desk/record/open-records.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { formOf, parseForm } from "#app/platform/http/form.ts";
import { requireAdmin } from "#app/platform/session/page-guards.server.ts";
import type { Route } from "./+types/open-record.ts";

const openSchema = z.object({
  area: z.enum(ADMIN_AREAS),
  kind: z.string().regex(/^[a-z_]{1,24}$/),
  id: z.string().min(1).max(64),
  left: z.literal("on").optional(),
});

/** A desk page says that its record is open, or no longer; the answer names who else has it open. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, log } = servicesOf(context);
  return answering("common.unexpected", log, async () => {
    const { area, kind, id, left } = parseForm(openSchema, await formOf(request));
    const { id: memberId } = await requireAdmin(context, area);
    const open = { kind, id, memberId };
    if (left) await reportClosed(db, open);
    const others = left ? [] : await reportOpen({ db, now }, open);
    return Response.json({ names: others.map(({ name }) => name) });
  });
}
