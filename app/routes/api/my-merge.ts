import type { z } from "zod";
import { forgetSearchesSchema, myListsSchema } from "#app/domain/catalog/saved/my-lists.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { forgetSearches } from "#app/features/catalog/search/save-searches.server.ts";
import { withPrices } from "#app/features/catalog/wish/add-wish.server.ts";
import { mergeLists } from "#app/features/catalog/wish/merge-lists.server.ts";
import { findMyLists } from "#app/features/member/my-page/my-lists-queries.server.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { answering } from "#app/platform/http/action.server.ts";
import { sentJson } from "#app/platform/http/sent-text.ts";
import { memberOf, requireAnyMember } from "#app/platform/session/session.server.ts";
import type { Route } from "./+types/my-merge.ts";

const NO_STORE = { headers: { "cache-control": "no-store" } };

export async function loader({ context }: Route.LoaderArgs) {
  const member = await memberOf(context);
  if (!member) return Response.json({}, { status: 401, ...NO_STORE });
  return Response.json(await findMyLists(servicesOf(context).db, member.id), NO_STORE);
}

/** POST merges a visitor's browser lists; DELETE deletes searches. Both answer with the current lists. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return answering("member.save_failed", services.log, async () => {
    const { id } = await requireAnyMember(context);
    if (request.method === "DELETE") {
      const { member, searches } = await bodyOf(forgetSearchesSchema, request);
      if (member !== id) throw new AppError("auth.login_required");
      await forgetSearches(services.db, id, searches);
    } else {
      const { member, ...lists } = await bodyOf(myListsSchema, request);
      if (member !== id) throw new AppError("auth.login_required");
      const wishes = await withPrices(services, lists.wishes);
      await mergeLists(services, id, { ...lists, wishes });
    }
    return Response.json(await findMyLists(services.db, id), NO_STORE);
  });
}

async function bodyOf<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await sentJson(request));
  if (!parsed.success) throw new AppError("common.bad_request");
  return parsed.data;
}
